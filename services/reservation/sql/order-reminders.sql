-- Orders the first look at a booking’s reminders.
create or replace function order_reminders() returns trigger language plpgsql as $$
  begin
    if new.kind <> 'booking' or not new.live or new.returned_at is not null then
      return null;
    end if;
    if tg_op = 'UPDATE' and new.start_at = old.start_at and new.end_at = old.end_at and new.zone = old.zone
        and new.lender_id = old.lender_id and old.returned_at is null then
      return null;
    end if;
    insert into public.due_job (kind, key, due_at)
      values ('reminder.plan', due_key(new.id, first_reminder(new)), first_reminder(new))
      on conflict do nothing;
    return null;
  end $$;

create or replace trigger order_reminders after insert or update on booking for each row execute function order_reminders();
