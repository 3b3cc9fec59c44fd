import type { Knex } from 'knex';

/** What every act that claims something asks under the lock: is there room, and may the borrower hold one more. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(OPEN);
  await knex.raw(ROOM_REFUSAL);
  await knex.raw(LOCKS);
  await knex.raw(LIMIT_REFUSAL);
}

/** Whether a row is open: reserved or out. What was never collected is over with its end; what is late is out. */
const OPEN = `
  create function is_open(b booking, p_now timestamptz, p_managed boolean) returns boolean
    language sql immutable as $$
      select b.live and b.returned_at is null
        and (b.end_at > p_now or b.handed_over_at is not null or not p_managed)
    $$;

  create function is_overdue(b booking, p_now timestamptz, p_managed boolean) returns boolean
    language sql immutable as $$
      select b.live and b.returned_at is null and b.end_at <= p_now
        and (b.handed_over_at is not null or not p_managed)
    $$;
`;

/**
 * Why so many units can't be had over the parts, as a refusal, or null when they can. The same rule as fits() in
 * packages/availability. \`p_managed\`: the lender manages the hand-over.
 */
const ROOM_REFUSAL = `
  create function room_refusal(p_good uuid, p_units int, p_exclusive boolean, p_managed boolean, p_wanted int,
      p_parts tstzrange[], p_contains_now boolean, p_now timestamptz, p_except uuid) returns jsonb
    language plpgsql volatile as $$
    declare
      part tstzrange;
      taken int := 0;
      late int;
      late_ids uuid[];
      itself constant uuid[] := case when p_except is null then '{}' else array[p_except] end;
    begin
      if p_exclusive and exists (select from booking b where b.good_id = p_good and b.live and b.returned_at is null
          and b.id is distinct from p_except and is_open(b, p_now, p_managed)) then
        return '{"kind":"conflict","code":"booking.exclusive"}';
      end if;
      foreach part in array p_parts loop
        taken := greatest(taken, taken_at_once(p_good, part, itself, p_units - p_wanted));
      end loop;
      if p_wanted > p_units - taken then
        return jsonb_build_object('kind', 'conflict', 'code', 'booking.unavailable',
          'params', jsonb_build_object('free', greatest(p_units - taken, 0)));
      end if;
      if not p_contains_now then
        return null;
      end if;
      select sum(b.quantity), array_agg(b.id) into late, late_ids from booking b
        where b.good_id = p_good and b.live and b.returned_at is null and b.end_at <= p_now
          and b.id is distinct from p_except and is_overdue(b, p_now, p_managed);
      if late is null then
        return null;
      end if;
      taken := 0;
      foreach part in array p_parts loop
        taken := greatest(taken, taken_at_once(p_good, part, itself || late_ids, p_units - p_wanted - late));
      end loop;
      if p_wanted > p_units - taken - late then
        return jsonb_build_object('kind', 'conflict', 'code', 'booking.on_loan',
          'params', jsonb_build_object('free', greatest(p_units - taken - late, 0)));
      end if;
      return null;
    end $$;
`;

/**
 * What is locked before anything is looked at, always in this order: pairs of lender and borrower (only where the
 * lender limits what one borrower holds), then goods in the order of their ids. So two that lock several never wait
 * for each other.
 */
const LOCKS = `
  create function lock_borrower(p_lender uuid, p_borrower uuid) returns void
    language plpgsql volatile set lock_timeout = '3s' as $$
    begin
      insert into borrower_at_lender values (p_lender, p_borrower) on conflict do nothing;
      perform from borrower_at_lender l where l.lender_id = p_lender and l.borrower_id = p_borrower for no key update;
    end $$;

  create function lock_goods(p_goods uuid[]) returns void
    language plpgsql volatile set lock_timeout = '3s' as $$
    begin
      perform from good g where g.id = any (p_goods) order by g.id for no key update;
    end $$;
`;

/** How many of a lender's goods one borrower holds, against the most that the lender allows; the pair is locked. */
const LIMIT_REFUSAL = `
  create function limit_refusal(p_lender uuid, p_borrower uuid, p_max int, p_regardless boolean, p_managed boolean,
      p_start timestamptz, p_end timestamptz, p_now timestamptz, p_except uuid) returns jsonb
    language plpgsql volatile as $$
    declare
      held int;
    begin
      perform lock_borrower(p_lender, p_borrower);
      select count(*) into held from booking b
        where b.borrower_id = p_borrower and b.lender_id = p_lender and b.live and b.returned_at is null
          and b.id is distinct from p_except and is_open(b, p_now, p_managed)
          and (p_regardless or (b.start_at < p_end and b.end_at > p_start));
      if held < p_max then
        return null;
      end if;
      return jsonb_build_object('kind', 'conflict', 'code', 'booking.max_supplies',
        'params', jsonb_build_object('max', p_max));
    end $$;
`;
