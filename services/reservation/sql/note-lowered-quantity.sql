-- Notes from which quantity a good was lowered, until it has that many units again.
create or replace function note_lowered_quantity() returns trigger language plpgsql as $$
  begin
    if new.quantity < old.quantity then
      new.lowered_from := greatest(old.lowered_from, old.quantity);
    elsif new.quantity >= old.lowered_from then
      new.lowered_from := null;
    end if;
    return new;
  end $$;

create or replace trigger good_notes_lowered_quantity before update on good
  for each row execute function note_lowered_quantity();
