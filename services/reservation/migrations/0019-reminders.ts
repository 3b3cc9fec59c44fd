import type { Knex } from 'knex';

/**
 * Reminders: when each booking is to be looked at next, and whether its borrower was told today. A booking that begins
 * far ahead has no row here, only one order in `due_job`, which the database keeps with every booking like those of
 * `0006`; a booking at rest costs nothing.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table account
      add column reminder_time text not null default '09:00',
      add column reminder_days_indexes int[] not null default '{}';

    create table reminder (
      booking_id uuid primary key,
      -- Whose rules count; follows the booking.
      lender_id uuid not null,
      -- Business time.
      due_at timestamptz not null,
      -- The lender's day on which its borrower was told last.
      told_on date
    );
    create index reminder_due on reminder (lender_id, due_at);
  `);
  await knex.raw(ORDERS);
  await knex.raw(`
    insert into due_job (kind, key, due_at)
      select 'reminder.plan', due_key(b.id, first_reminder(b)), first_reminder(b) from booking b
        where b.kind = 'booking' and b.live and b.returned_at is null
      on conflict do nothing;
  `);
}

/**
 * The first look at what a booking's reminders are: the day before its eve, as whose times a lender may change until
 * then; at once where that is over. With the moment in the key, as in `0006`.
 */
const ORDERS = `
  create function first_reminder(b booking) returns timestamptz language sql stable as $$
    select greatest(b.updated_at, ((b.start_at at time zone b.zone)::date - 2)::timestamp at time zone b.zone)
    $$;

  create function order_reminders() returns trigger language plpgsql as $$
    begin
      if new.kind <> 'booking' or not new.live or new.returned_at is not null then
        return null;
      end if;
      if tg_op = 'UPDATE' and new.start_at = old.start_at and new.end_at = old.end_at and new.zone = old.zone
          and new.lender_id = old.lender_id and old.returned_at is null then
        return null;
      end if;
      insert into public.due_job (kind, key, due_at)
        values ('reminder.plan', due_key(new.id, first_reminder(new)), first_reminder(new))
        on conflict do nothing;
      return null;
    end $$;
  create trigger order_reminders after insert or update on booking for each row execute function order_reminders();
`;
