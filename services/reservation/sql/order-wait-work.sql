-- Orders the end of a wait, and of the time to answer an offer.
create or replace function order_wait_work() returns trigger language plpgsql as $$
  begin
    if new.state = 'waiting' then
      insert into public.due_job (kind, key, due_at) values ('wait.over', new.id::text, new.last_call)
        on conflict do nothing;
    elsif new.state = 'offered' then
      insert into public.due_job (kind, key, due_at) values ('wait.answer', new.id::text, new.answer_by)
        on conflict do nothing;
    end if;
    return null;
  end $$;

create or replace trigger order_wait_work after insert or update of state on wait
  for each row execute function order_wait_work();
