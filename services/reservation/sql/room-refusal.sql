-- The refusal for lack of room, with what is free, or null.
create or replace function room_refusal(p_good uuid, p_units int, p_exclusive boolean, p_managed boolean, p_wanted int,
    p_parts tstzrange[], p_contains_now boolean, p_now timestamptz, p_except uuid) returns jsonb
  language plpgsql volatile as $$
  declare
    part tstzrange;
    taken int := 0;
    free int;
    late int;
    late_ids uuid[];
    others int := 0;
    itself constant uuid[] := case when p_except is null then '{}' else array[p_except] end;
  begin
    if p_exclusive and exists (select from booking b where b.good_id = p_good and b.live and b.returned_at is null
        and b.id is distinct from p_except and is_open(b, p_now, p_managed)) then
      return '{"kind":"conflict","code":"booking.exclusive"}';
    end if;
    foreach part in array p_parts loop
      taken := greatest(taken, taken_at_once(p_good, part, itself, p_units - p_wanted));
    end loop;
    free := p_units - taken;
    if not p_contains_now then
      return case when p_wanted > free then jsonb_build_object('kind', 'conflict', 'code', 'booking.unavailable',
        'params', jsonb_build_object('free', greatest(free, 0))) end;
    end if;
    select sum(b.quantity), array_agg(b.id) into late, late_ids from booking b
      where b.good_id = p_good and b.live and b.returned_at is null and b.end_at <= p_now
        and b.id is distinct from p_except and is_overdue(b, p_now, p_managed);
    if late is not null then
      foreach part in array p_parts loop
        others := greatest(others, taken_at_once(p_good, part, itself || late_ids, p_units - p_wanted - late));
      end loop;
      free := least(free, p_units - others - late);
    end if;
    if p_wanted <= free then
      return null;
    end if;
    -- What is out is missed today, whatever others hold besides.
    if p_wanted <= p_units - taken or p_wanted > p_units - (select coalesce(sum(b.quantity), 0) from booking b
        where b.good_id = p_good and b.live and b.returned_at is null and b.id is distinct from p_except
          and is_out(b, p_now, p_managed)) then
      return jsonb_build_object('kind', 'conflict', 'code', 'booking.on_loan',
        'params', jsonb_build_object('free', greatest(free, 0)));
    end if;
    return jsonb_build_object('kind', 'conflict', 'code', 'booking.unavailable',
      'params', jsonb_build_object('free', greatest(free, 0)));
  end $$;
