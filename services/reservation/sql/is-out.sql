-- Whether a booking’s units are in somebody’s hands: handed over, or begun where the lender does not manage that.
create or replace function is_out(b booking, p_now timestamptz, p_managed boolean) returns boolean
  language sql immutable as $$
    select b.live and b.returned_at is null and b.kind = 'booking'
      and (b.handed_over_at is not null or (not p_managed and b.start_at <= p_now))
  $$;
