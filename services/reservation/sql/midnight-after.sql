-- The lender’s first midnight at or after an end.
create or replace function midnight_after(p_end timestamptz, p_zone text) returns timestamptz language sql stable as $$
  select (((p_end - interval '1 ms') at time zone p_zone)::date + 1)::timestamp at time zone p_zone
  $$;
