-- A claim that grows fits beside the others, whoever writes it: KB002.
create or replace function guard_enlarged_claims() returns trigger language plpgsql as $$
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

create or replace trigger guard_enlarged_claims after update on booking referencing old table as old_rows new table as new_rows
  for each statement execute function guard_enlarged_claims();
