-- Keeps the balances of lenders. It never waits for a locked row, so that two batches can't deadlock: the amount is then
-- stored in balance_changes, and the next insert that gets the row adds it.
create or replace function keep_balances() returns trigger language plpgsql as $$
  declare
    change record;
    stored bigint;
  begin
    for change in
      select e.owner_id, e.account, sum(e.amount)::bigint as amount from added e
        where e.account in ('held', 'available', 'transit') group by e.owner_id, e.account
    loop
      if not exists (select from public.balances b where b.owner_id = change.owner_id and b.account = change.account)
          and pg_try_advisory_xact_lock(hashtextextended(change.account || change.owner_id, 0)) then
        insert into public.balances (owner_id, account, amount) values (change.owner_id, change.account, 0)
          on conflict do nothing;
      end if;
      perform from public.balances b where b.owner_id = change.owner_id and b.account = change.account
        for no key update skip locked;
      if found then
        with gone as (
          delete from public.balance_changes c
            where c.owner_id = change.owner_id and c.account = change.account returning c.amount
        )
        select coalesce(sum(amount), 0) into stored from gone;
        update public.balances b set amount = b.amount + stored + change.amount
          where b.owner_id = change.owner_id and b.account = change.account;
      else
        insert into public.balance_changes (owner_id, account, amount)
          values (change.owner_id, change.account, change.amount);
      end if;
    end loop;
    return null;
  end $$;

create or replace trigger keep_balances after insert on entries referencing new table as added
  for each statement execute function keep_balances();
