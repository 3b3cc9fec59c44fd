-- A zone that PostgreSQL does not know (its tables may be older than those of the service that took the name)
-- must not make every search of that lender's goods fail.
create or replace function account_zone() returns trigger language plpgsql as $$
begin
  perform now() at time zone new.time_zone;
  return new;
exception when invalid_parameter_value then
  new.time_zone := 'Asia/Tokyo';
  return new;
end $$;

create or replace trigger account_zone before insert or update of time_zone on account
  for each row execute function account_zone();
