-- Counts pictures again when they go to another account with their good.
create or replace function recount_pictures() returns trigger language plpgsql as $$
begin
  insert into account_use as u (account_id, pictures, bytes)
    values (new.uploader_id, 1, new.byte_size)
    on conflict (account_id) do update
      set pictures = u.pictures + excluded.pictures, bytes = u.bytes + excluded.bytes;
  update account_use u set pictures = u.pictures - 1, bytes = u.bytes - old.byte_size
    where u.account_id = old.uploader_id;
  return null;
end $$;

create or replace trigger recount_pictures after update of uploader_id on picture for each row
  when (new.uploader_id <> old.uploader_id) execute function recount_pictures();
