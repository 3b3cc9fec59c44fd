-- When a booking is to be looked at first for its reminders: the day before its eve, in the lender’s zone.
create or replace function first_reminder(b booking) returns timestamptz language sql stable as $$
  select greatest(b.updated_at, ((b.start_at at time zone b.zone)::date - 2)::timestamp at time zone b.zone)
  $$;
