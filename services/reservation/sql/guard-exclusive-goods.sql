-- An exclusive good has one open booking, whoever writes it: KB004.
create or replace function guard_exclusive_goods() returns trigger language plpgsql as $$
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

create or replace trigger guard_exclusive_goods after update on booking referencing old table as old_rows new table as new_rows
  for each statement execute function guard_exclusive_goods();
