-- The refusal payment.unsettled of a priced booking, or null.
create or replace function unsettled_refusal(p_lender uuid, p_borrower uuid) returns jsonb language sql stable as $$
    select '{"kind":"conflict","code":"payment.unsettled"}'::jsonb
      where exists (select from payment p where p.payer_id = p_borrower and p.payee_id = p_lender and p.unsettled)
  $$;
