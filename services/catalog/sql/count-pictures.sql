-- Counts the bytes of an account’s pictures when they are kept.
create or replace function count_pictures() returns trigger language plpgsql as $$
begin
  insert into account_use as u (account_id, pictures, bytes)
    select uploader_id, count(*), sum(byte_size) from written group by uploader_id order by uploader_id
    on conflict (account_id) do update
      set pictures = u.pictures + excluded.pictures, bytes = u.bytes + excluded.bytes;
  return null;
end $$;

create or replace trigger count_pictures after insert on picture
  referencing new table as written for each statement execute function count_pictures();
