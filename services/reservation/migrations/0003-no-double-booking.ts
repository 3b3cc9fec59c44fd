import type { Knex } from 'knex';

/**
 * The last guard: whatever code runs and whatever is typed by hand, more units than a good has can't be claimed at one
 * instant. How it works, and why not an exclusion constraint: docs/adr/0007-how-double-booking-is-refused.md.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(DEEPEST_OVERLAP);
  await knex.raw(TAKEN);
  await knex.raw(ISOLATION);
  await knex.raw(ON_INSERT);
  await knex.raw(ON_UPDATE);
}

/**
 * The most units that are claimed at one instant of a range: a sweep over begins and ends, ends first at the same
 * instant. The same as deepestOverlap in packages/availability; a property test holds the two together. VOLATILE, so
 * that each call sees what was committed before it, and not what its caller's statement saw.
 */
const DEEPEST_OVERLAP = `
  create function deepest_overlap(p_good uuid, p_range tstzrange, p_except uuid[]) returns int
    language plpgsql volatile as $$
    declare
      deepest int;
    begin
      select max(depth) into deepest from (
        select sum(step.change) over (order by step.at, step.change rows unbounded preceding) as depth
          from public.booking b
          cross join lateral (values
            (greatest(lower(b.claim), lower(p_range)), b.quantity),
            (least(upper(b.claim), upper(p_range)), -b.quantity)) as step (at, change)
          where b.good_id = p_good and b.live and b.claim && p_range and b.id <> all (p_except)) as sweep;
      return coalesce(deepest, 0);
    end $$;
`;

/**
 * The same, spared where it can be: all the units that touch the range are never fewer than those at one instant, and
 * mostly few enough already. The answer is exact when it is more than `p_enough`.
 */
const TAKEN = `
  create function taken_at_once(p_good uuid, p_range tstzrange, p_except uuid[], p_enough int) returns int
    language plpgsql volatile as $$
    declare
      touching int;
    begin
      select coalesce(sum(b.quantity), 0) into touching from public.booking b
        where b.good_id = p_good and b.live and b.claim && p_range and b.id <> all (p_except);
      if touching <= p_enough then
        return touching;
      end if;
      return public.deepest_overlap(p_good, p_range, p_except);
    end $$;
`;

/**
 * Lock-then-count only holds when the count sees what was committed while it waited for the lock. Under REPEATABLE
 * READ and SERIALIZABLE it sees what was there when the transaction began.
 */
const ISOLATION = `
  create function refuse_other_isolation() returns void language plpgsql as $$
    begin
      if current_setting('transaction_isolation') <> 'read committed' then
        raise exception 'a claim can only be made or enlarged at isolation level READ COMMITTED'
          using errcode = 'KB001';
      end if;
    end $$;
`;

/** BEFORE, so that a refused row leaves nothing behind. The second row of one INSERT or COPY sees the first. */
const ON_INSERT = `
  create function guard_new_claim() returns trigger language plpgsql as $$
    declare
      units int;
    begin
      if not new.live or isempty(new.claim) then
        return new;
      end if;
      perform public.refuse_other_isolation();
      select g.quantity into units from public.good g where g.id = new.good_id for no key update;
      if units is null then
        raise exception 'booking of an unknown good %', new.good_id using errcode = 'KB003';
      end if;
      if public.taken_at_once(new.good_id, new.claim, '{}', units - new.quantity) > units - new.quantity then
        raise exception 'good % has no % units free in %', new.good_id, new.quantity, new.claim
          using errcode = 'KB002';
      end if;
      return new;
    end $$;
  create trigger guard_new_claim before insert on booking for each row execute function guard_new_claim();
`;

/**
 * Once per statement, because rows that are moved along a chain by one UPDATE stand in each other's way until the last
 * has moved. Only what enlarges is looked at: a good that has become over-committed (fewer units, longer margin) can
 * still be returned, cancelled and shortened.
 */
const ON_UPDATE = `
  create function guard_enlarged_claims() returns trigger language plpgsql as $$
    declare
      enlarged record;
      units int;
    begin
      for enlarged in
        select n.good_id, added.part
          from new_rows n
          left join old_rows o on o.id = n.id
          cross join lateral unnest(case
            when o.live and o.good_id = n.good_id and o.quantity >= n.quantity
              then tstzmultirange(n.claim) - tstzmultirange(o.claim)
            else tstzmultirange(n.claim) end) as added (part)
          where n.live and not isempty(n.claim)
          order by n.good_id
      loop
        perform public.refuse_other_isolation();
        select g.quantity into units from public.good g where g.id = enlarged.good_id for no key update;
        if units is null then
          raise exception 'booking of an unknown good %', enlarged.good_id using errcode = 'KB003';
        end if;
        if public.taken_at_once(enlarged.good_id, enlarged.part, '{}', units) > units then
          raise exception 'good % has not that many units free in %', enlarged.good_id, enlarged.part
            using errcode = 'KB002';
        end if;
      end loop;
      return null;
    end $$;
  create trigger guard_enlarged_claims after update on booking referencing old table as old_rows new table as new_rows
    for each statement execute function guard_enlarged_claims();
`;
