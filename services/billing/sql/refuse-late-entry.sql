-- An entry is inserted by the transaction that made its journal: KB102.
create or replace function refuse_late_entry() returns trigger language plpgsql as $$
  begin
    if not exists (select from public.journals j
        where j.id = new.journal_id and j.made_in = pg_current_xact_id()) then
      raise exception 'entry of a journal of another transaction: %', new.journal_id using errcode = 'KB102';
    end if;
    return new;
  end $$;

create or replace trigger refuse_late_entry before insert on entries for each row execute function refuse_late_entry();
