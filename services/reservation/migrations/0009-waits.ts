import type { Knex } from 'knex';

/**
 * The queue: who waits for what is taken. What is held for somebody who was asked is a claim of the kind `hold` in the
 * table of bookings, under the id of its wait, so that the same guard keeps it from everybody else.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table account add column queue_answer_hours int not null default 24 check (queue_answer_hours > 0);

    create table wait (
      id uuid primary key,
      version bigint not null default 1,
      good_id uuid not null,
      user_id uuid not null,
      quantity int not null check (quantity > 0),

      -- As it was asked for: days (both inclusive) in the zone, or instants.
      is_hourly boolean not null,
      start_date date,
      end_date date,
      start_at timestamptz not null,
      end_at timestamptz not null,
      zone text not null,
      -- From then on the range can't be booked any more.
      last_call timestamptz not null,

      state text not null default 'waiting' check (state in
        ('waiting', 'offered', 'booked', 'declined', 'lapsed', 'left', 'passed', 'withdrawn')),
      offered_at timestamptz,
      answer_by timestamptz,
      booking_id uuid,
      created_at timestamptz not null,
      updated_at timestamptz not null,

      constraint wait_range check (start_at < end_at),
      constraint wait_offer check (state <> 'offered' or answer_by > offered_at),
      constraint wait_booked check ((state = 'booked') = (booking_id is not null))
    );

    -- One live wait per person, good and range.
    create unique index wait_once on wait (good_id, user_id, start_at, end_at) where state in ('waiting', 'offered');
    -- The line of a good, oldest first.
    create index wait_line on wait (good_id, created_at, id) where state in ('waiting', 'offered');
    create index wait_of_user on wait (user_id, created_at desc);
  `);
  await knex.raw(ORDERS);
}

/** The end of an offer, and the moment after which waiting is of no use; as in 0006, orders are kept by the database. */
const ORDERS = `
  create function order_wait_work() returns trigger language plpgsql as $$
    begin
      if new.state = 'waiting' then
        insert into public.due_job (kind, key, due_at) values ('wait.over', new.id::text, new.last_call)
          on conflict do nothing;
      elsif new.state = 'offered' then
        insert into public.due_job (kind, key, due_at) values ('wait.answer', new.id::text, new.answer_by)
          on conflict do nothing;
      end if;
      return null;
    end $$;
  create trigger order_wait_work after insert or update of state on wait
    for each row execute function order_wait_work();
`;
