import type { Knex } from 'knex';

/**
 * What falls due at the start of a booking (are its units there?) and, for goods that extend by themselves, after its
 * end. The orders are rows of `due_job`, kept by triggers, so that bookings typed by hand and chains that were moved
 * have theirs too. What has been moved since leaves its old order behind: the work looks again, and finds nothing to do.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Where it began before its units were not back in time.
    alter table booking add column delayed_from timestamptz;
  `);
  await knex.raw(ORDERS);
  await knex.raw(ON_AUTO_EXTEND);
  await knex.raw(`
    insert into due_job (kind, key, due_at) select 'booking.start', due_key(b.id, b.start_at), b.start_at + interval '1 ms' from booking b
      where b.kind = 'booking' and b.live and b.returned_at is null and b.start_at > b.updated_at;
    insert into due_job (kind, key, due_at)
      select 'booking.end', due_key(b.id, b.end_at), midnight_after(b.end_at, b.zone)
        from booking b join good g on g.id = b.good_id
        where b.kind = 'booking' and b.live and b.returned_at is null and g.auto_extend;
  `);
}

/** The first midnight of the lender at or after an end; a booking by day ends at one. */
const ORDERS = `
  create function midnight_after(p_end timestamptz, p_zone text) returns timestamptz language sql stable as $$
    select (((p_end - interval '1 ms') at time zone p_zone)::date + 1)::timestamp at time zone p_zone
    $$;

  -- The moment is part of the key. A key alone would make who moves a booking (and holds its good) wait for the job that
  -- is just being run for it (and waits for that good).
  create function due_key(p_id uuid, p_at timestamptz) returns text language sql immutable as $$
    select p_id || ':' || extract(epoch from p_at)::bigint
    $$;

  create function order_due_work() returns trigger language plpgsql as $$
    begin
      if new.kind <> 'booking' or not new.live or new.returned_at is not null then
        return null;
      end if;
      -- What begins at once was looked at when it was made. A moment after the ends of the same midnight: who is late
      -- does not keep its thing a day longer by having pushed away who had booked it.
      if new.start_at > new.updated_at and (tg_op = 'INSERT' or new.start_at <> old.start_at) then
        insert into public.due_job (kind, key, due_at)
          values ('booking.start', due_key(new.id, new.start_at), new.start_at + interval '1 ms') on conflict do nothing;
      end if;
      if (tg_op = 'INSERT' or new.end_at <> old.end_at)
          and exists (select from public.good g where g.id = new.good_id and g.auto_extend) then
        insert into public.due_job (kind, key, due_at)
          values ('booking.end', due_key(new.id, new.end_at), midnight_after(new.end_at, new.zone))
          on conflict do nothing;
      end if;
      return null;
    end $$;
  create trigger order_due_work after insert or update on booking for each row execute function order_due_work();
`;

/** A good that begins to extend by itself: what is reserved or out ends under the new rule. */
const ON_AUTO_EXTEND = `
  create function order_ends() returns trigger language plpgsql as $$
    begin
      insert into public.due_job (kind, key, due_at)
        select 'booking.end', due_key(b.id, b.end_at), midnight_after(b.end_at, b.zone) from public.booking b
          where b.good_id = new.id and b.live and b.returned_at is null and b.kind = 'booking'
        on conflict do nothing;
      return null;
    end $$;
  create trigger order_ends after update on good for each row
    when (new.auto_extend and not old.auto_extend) execute function order_ends();
`;
