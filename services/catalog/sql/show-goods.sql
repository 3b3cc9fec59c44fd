-- Stores when a good is first shown in a group; later showings change nothing.
create or replace function show_goods() returns trigger language plpgsql as $$
begin
  insert into good_showing (good_id, group_id, shown_at)
    select distinct new.id, unnest(new.group_ids), new.updated_at
    on conflict do nothing;
  return null;
end $$;

create or replace trigger show_new_goods after insert on good for each row
  when (new.deleted_at is null and not new.is_hidden and new.group_ids <> '{}')
  execute function show_goods();

create or replace trigger show_goods after update on good for each row
  when (new.deleted_at is null and not new.is_hidden
    and (old.is_hidden or new.group_ids is distinct from old.group_ids))
  execute function show_goods();
