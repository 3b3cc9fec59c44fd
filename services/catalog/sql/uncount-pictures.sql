-- Counts pictures out that are gone.
create or replace function uncount_pictures() returns trigger language plpgsql as $$
begin
  update account_use u set pictures = u.pictures - gone.n, bytes = u.bytes - gone.bytes from (
    select uploader_id, count(*) as n, sum(byte_size) as bytes from before group by uploader_id) as gone
  where u.account_id = gone.uploader_id;
  return null;
end $$;

create or replace trigger uncount_pictures after delete on picture
  referencing old table as before for each statement execute function uncount_pictures();
