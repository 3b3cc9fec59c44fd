-- Whether a good has an open booking beside one.
create or replace function is_open_besides(p_good uuid, p_except uuid, p_at timestamptz, p_managed boolean) returns boolean
  language plpgsql volatile as $$
  begin
    return exists (select from public.booking b
      where b.good_id = p_good and b.live and b.returned_at is null and b.id <> p_except
        and public.is_open(b, p_at, p_managed));
  end $$;
