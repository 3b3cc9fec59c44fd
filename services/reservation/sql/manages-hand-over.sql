-- Whether a lender hands over by hand, so that a booking is out only then.
create or replace function manages_hand_over(p_owner uuid) returns boolean language plpgsql stable as $$
  begin
    return coalesce((select a.manage_hand_over from public.account a where a.id = p_owner), false);
  end $$;
