-- A good that begins to extend by itself: what is reserved or out ends under the new rule.
create or replace function order_ends() returns trigger language plpgsql as $$
  begin
    insert into public.due_job (kind, key, due_at)
      select 'booking.end', due_key(b.id, b.end_at), midnight_after(b.end_at, b.zone) from public.booking b
        where b.good_id = new.id and b.live and b.returned_at is null and b.kind = 'booking'
      on conflict do nothing;
    return null;
  end $$;

create or replace trigger order_ends after update on good for each row
  when (new.auto_extend and not old.auto_extend) execute function order_ends();
