-- Keeps the words by which equal goods are found with each change of a good.
create or replace function keep_likenesses() returns trigger
  language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if (old.owner_id, old.group_ids, old.title, old.isbn, old.category, old.deleted)
            is not distinct from (new.owner_id, new.group_ids, new.title, new.isbn, new.category, new.deleted) then
          return null;
        end if;
        delete from good_likeness x where x.good_id = new.id;
      end if;
      insert into good_likeness select * from likenesses(new) on conflict do nothing;
      return null;
    end $$;

create or replace trigger good_keeps_likenesses after insert or update on good
  for each row execute function keep_likenesses();
