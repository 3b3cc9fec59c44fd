-- Whether a booking’s units are out with its end past.
create or replace function is_overdue(b booking, p_now timestamptz, p_managed boolean) returns boolean
  language sql immutable as $$
    select b.live and b.returned_at is null and b.end_at <= p_now
      and (b.handed_over_at is not null or not p_managed)
  $$;
