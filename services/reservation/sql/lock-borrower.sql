-- Locks a pair of lender and borrower, before any good is locked.
create or replace function lock_borrower(p_lender uuid, p_borrower uuid) returns void
  language plpgsql volatile set lock_timeout = '3s' as $$
  begin
    insert into borrower_at_lender values (p_lender, p_borrower) on conflict do nothing;
    perform from borrower_at_lender l where l.lender_id = p_lender and l.borrower_id = p_borrower for no key update;
  end $$;
