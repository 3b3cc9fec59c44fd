-- The key of a booking’s order of due work: its id and the moment.
-- The moment is part of the key. A key alone would make who moves a booking (and holds its good) wait for the job that
-- is just being run for it (and waits for that good).
create or replace function due_key(p_id uuid, p_at timestamptz) returns text language sql immutable as $$
  select p_id || ':' || extract(epoch from p_at)::bigint
  $$;
