-- Marks a new journal with its transaction, whatever the inserted row says.
create or replace function stamp_journal() returns trigger language plpgsql as $$
  begin
    new.made_in := pg_current_xact_id();
    return new;
  end $$;

create or replace trigger stamp_journal before insert on journals for each row execute function stamp_journal();
