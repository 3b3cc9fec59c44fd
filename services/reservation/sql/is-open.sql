-- Whether a booking is reserved or out.
create or replace function is_open(b booking, p_now timestamptz, p_managed boolean) returns boolean
  language sql immutable as $$
    select b.live and b.returned_at is null
      and (b.end_at > p_now or b.handed_over_at is not null or not p_managed)
  $$;
