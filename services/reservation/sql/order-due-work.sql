-- Orders the look at a booking’s start, and at its end where its good extends by itself.
create or replace function order_due_work() returns trigger language plpgsql as $$
  begin
    if new.kind <> 'booking' or not new.live or new.returned_at is not null then
      return null;
    end if;
    -- What begins at once was looked at when it was made. A moment after the ends of the same midnight: who is late
    -- does not keep its thing a day longer by having pushed away who had booked it.
    if new.start_at > new.updated_at and (tg_op = 'INSERT' or new.start_at <> old.start_at) then
      insert into public.due_job (kind, key, due_at)
        values ('booking.start', due_key(new.id, new.start_at), new.start_at + interval '1 ms') on conflict do nothing;
    end if;
    if (tg_op = 'INSERT' or new.end_at <> old.end_at)
        and exists (select from public.good g where g.id = new.good_id and g.auto_extend) then
      insert into public.due_job (kind, key, due_at)
        values ('booking.end', due_key(new.id, new.end_at), midnight_after(new.end_at, new.zone))
        on conflict do nothing;
    end if;
    return null;
  end $$;

create or replace trigger order_due_work after insert or update on booking for each row execute function order_due_work();
