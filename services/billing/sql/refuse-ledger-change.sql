-- Rows of the ledger are only inserted; UPDATE, DELETE and TRUNCATE are refused: KB103.
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
  begin
    raise exception '% of % is refused: the ledger is corrected by another journal', tg_op, tg_table_name
      using errcode = 'KB103';
  end $$;

create or replace trigger refuse_journal_change before update or delete or truncate on journals
  for each statement execute function refuse_ledger_change();
create or replace trigger refuse_entry_change before update or delete or truncate on entries
  for each statement execute function refuse_ledger_change();
