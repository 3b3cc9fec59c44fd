-- Counts an account’s goods when they are made.
create or replace function count_goods() returns trigger language plpgsql as $$
begin
  insert into account_use as u (account_id, goods)
    select owner_id, count(*) from written where deleted_at is null group by owner_id order by owner_id
    on conflict (account_id) do update set goods = u.goods + excluded.goods;
  return null;
end $$;

create or replace trigger count_goods after insert on good
  referencing new table as written for each statement execute function count_goods();
