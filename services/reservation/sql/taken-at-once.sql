-- The most units of a good that are taken at one instant, as far as it matters.
create or replace function taken_at_once(p_good uuid, p_range tstzrange, p_except uuid[], p_enough int) returns int
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
