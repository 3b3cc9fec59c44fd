-- Counts goods out that are gone for good.
create or replace function uncount_goods() returns trigger language plpgsql as $$
begin
  update account_use u set goods = u.goods - gone.n from (
    select owner_id, count(*) as n from before where deleted_at is null group by owner_id) as gone
  where u.account_id = gone.owner_id;
  return null;
end $$;

create or replace trigger uncount_goods after delete on good
  referencing old table as before for each statement execute function uncount_goods();
