-- Claims are guarded under READ COMMITTED alone: KB001.
create or replace function refuse_other_isolation() returns void language plpgsql as $$
  begin
    if current_setting('transaction_isolation') <> 'read committed' then
      raise exception 'a claim can only be made or enlarged at isolation level READ COMMITTED'
        using errcode = 'KB001';
    end if;
  end $$;
