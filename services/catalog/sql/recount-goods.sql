-- Counts again when goods change their owner or are deleted.
create or replace function recount_goods() returns trigger language plpgsql as $$
begin
  insert into account_use as u (account_id, goods)
    select owner_id, sum(n) from (
      select owner_id, 1 as n from written where deleted_at is null
      union all select owner_id, -1 from before where deleted_at is null) as change
    group by owner_id having sum(n) <> 0 order by owner_id
    on conflict (account_id) do update set goods = u.goods + excluded.goods;
  return null;
end $$;

create or replace trigger recount_goods after update on good
  referencing new table as written old table as before for each statement execute function recount_goods();
