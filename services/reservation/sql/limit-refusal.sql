-- The refusal booking.max_supplies of a lender’s limit, or null.
-- The refusal booking.max_supplies of a lender’s limit, or null.
create or replace function limit_refusal(p_lender uuid, p_borrower uuid, p_max int, p_regardless boolean, p_managed boolean,
    p_start timestamptz, p_end timestamptz, p_now timestamptz, p_except uuid) returns jsonb
  language plpgsql volatile as $$
  declare
    held int;
  begin
    perform lock_borrower(p_lender, p_borrower);
    select count(*) into held from booking b
      where b.borrower_id = p_borrower and b.lender_id = p_lender and b.live and b.returned_at is null
        and b.id is distinct from p_except and is_open(b, p_now, p_managed)
        and (p_regardless or (b.start_at < p_end and b.end_at > p_start));
    if held < p_max then
      return null;
    end if;
    return jsonb_build_object('kind', 'conflict', 'code', 'booking.max_supplies',
      'params', jsonb_build_object('max', p_max));
  end $$;
