-- Documents are only inserted; UPDATE, DELETE and TRUNCATE are refused: KB104.
create or replace function refuse_document_change() returns trigger language plpgsql as $$
  begin
    raise exception '% of % is refused: a document is corrected by a return', tg_op, tg_table_name
      using errcode = 'KB104';
  end $$;

create or replace trigger refuse_document_change before update or delete or truncate on documents
  for each statement execute function refuse_document_change();
