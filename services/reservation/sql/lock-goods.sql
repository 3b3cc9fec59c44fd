-- Locks goods in the order of their ids.
create or replace function lock_goods(p_goods uuid[]) returns void
  language plpgsql volatile set lock_timeout = '3s' as $$
  begin
    perform from good g where g.id = any (p_goods) order by g.id for no key update;
  end $$;
