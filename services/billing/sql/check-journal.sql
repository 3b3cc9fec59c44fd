-- At commit a journal has at least two entries, and they sum up to 0: KB101.
create or replace function check_journal() returns trigger language plpgsql as $$
  declare
    journal uuid;
    lines bigint;
    total numeric;
  begin
    if tg_table_name = 'journals' then
      journal := new.id;
    else
      journal := new.journal_id;
    end if;
    select count(*), coalesce(sum(e.amount), 0) into lines, total from public.entries e where e.journal_id = journal;
    if lines < 2 or total <> 0 then
      raise exception 'journal % has % entries with a sum of %', journal, lines, total using errcode = 'KB101';
    end if;
    return null;
  end $$;

-- A constraint trigger has no "create or replace".
drop trigger if exists check_journal on journals;
create constraint trigger check_journal after insert on journals deferrable initially deferred
  for each row execute function check_journal();
-- Entries that follow SET CONSTRAINTS … IMMEDIATE are checked, too.
drop trigger if exists check_entry on entries;
create constraint trigger check_entry after insert on entries deferrable initially deferred
  for each row execute function check_journal();
