import type { Knex } from 'knex';

/**
 * The guard of 0003 knows exclusive goods, too: whatever is typed by hand, no second booking of one can become reserved
 * or out while another is. As with claims only what is added is looked at: a good that became exclusive while it had
 * several bookings can still be returned, moved and extended.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(TAKEN);
  await knex.raw(ON_INSERT);
  await knex.raw(ON_UPDATE);
}

/**
 * Whether another row of a good is open at an instant, by the rule of `is_open`. The guard has no clock of business; the
 * instant is when the row that asks says it was written, as `book()` and every act write it.
 */
const TAKEN = `
  create function manages_hand_over(p_owner uuid) returns boolean language plpgsql stable as $$
    begin
      return coalesce((select a.manage_hand_over from public.account a where a.id = p_owner), false);
    end $$;

  create function is_open_besides(p_good uuid, p_except uuid, p_at timestamptz, p_managed boolean) returns boolean
    language plpgsql volatile as $$
    begin
      return exists (select from public.booking b
        where b.good_id = p_good and b.live and b.returned_at is null and b.id <> p_except
          and public.is_open(b, p_at, p_managed));
    end $$;
`;

/** As in 0003, with one question more for exclusive goods. */
const ON_INSERT = `
  create or replace function guard_new_claim() returns trigger language plpgsql as $$
    declare
      g record;
      managed boolean;
    begin
      if not new.live or isempty(new.claim) then
        return new;
      end if;
      perform public.refuse_other_isolation();
      select x.quantity, x.is_exclusive, x.owner_id into g from public.good x where x.id = new.good_id for no key update;
      if not found then
        raise exception 'booking of an unknown good %', new.good_id using errcode = 'KB003';
      end if;
      if public.taken_at_once(new.good_id, new.claim, '{}', g.quantity - new.quantity) > g.quantity - new.quantity then
        raise exception 'good % has no % units free in %', new.good_id, new.quantity, new.claim
          using errcode = 'KB002';
      end if;
      if g.is_exclusive then
        managed := public.manages_hand_over(g.owner_id);
        if public.is_open(new, new.updated_at, managed)
            and public.is_open_besides(new.good_id, new.id, new.updated_at, managed) then
          raise exception 'good % is exclusive, and another booking of it is open', new.good_id using errcode = 'KB004';
        end if;
      end if;
      return new;
    end $$;
`;

/** Rows that are open after a statement and were not before, or not of this good; each asked under the lock of its good. */
const ON_UPDATE = `
  create function guard_exclusive_goods() returns trigger language plpgsql as $$
    declare
      opened record;
      is_exclusive boolean;
    begin
      for opened in
        select n.id, n.good_id, n.updated_at as at, m.managed
          from new_rows n
          join public.good g on g.id = n.good_id and g.is_exclusive
          left join old_rows o on o.id = n.id and o.good_id = n.good_id
          cross join lateral public.manages_hand_over(g.owner_id) as m (managed)
          where n.live and n.returned_at is null
            and (n.end_at > n.updated_at or n.handed_over_at is not null or not m.managed)
            and (o.live and o.returned_at is null
              and (o.end_at > n.updated_at or o.handed_over_at is not null or not m.managed)) is not true
          order by n.good_id
      loop
        perform public.refuse_other_isolation();
        select g.is_exclusive into is_exclusive from public.good g where g.id = opened.good_id for no key update;
        if is_exclusive
            and public.is_open_besides(opened.good_id, opened.id, opened.at, opened.managed) then
          raise exception 'good % is exclusive, and another booking of it is open', opened.good_id
            using errcode = 'KB004';
        end if;
      end loop;
      return null;
    end $$;
  create trigger guard_exclusive_goods after update on booking referencing old table as old_rows new table as new_rows
    for each statement execute function guard_exclusive_goods();
`;
