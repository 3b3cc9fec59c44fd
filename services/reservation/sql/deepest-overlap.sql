-- The most units of a good that are taken at one instant of a range.
create or replace function deepest_overlap(p_good uuid, p_range tstzrange, p_except uuid[]) returns int
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
