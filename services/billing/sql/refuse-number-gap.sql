-- The numbers of an issuer and year have no gap: 1, or the one after a stored number: KB105.
create or replace function refuse_number_gap() returns trigger language plpgsql as $$
  begin
    if new.number > 1 and not exists (select from public.documents d
        where d.issuer_id is not distinct from new.issuer_id and d.year = new.year and d.number = new.number - 1) then
      raise exception 'document % of % leaves a gap', new.number, new.year using errcode = 'KB105';
    end if;
    return new;
  end $$;

create or replace trigger refuse_number_gap before insert on documents
  for each row execute function refuse_number_gap();
