import type { Knex } from 'knex';

/** Releases of held money, balances of lenders, payouts and chargebacks. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.raw(`
    alter table loans
      -- Time of the return, once the lender has received everything.
      add column over_at timestamptz,
      add column if not exists disputed boolean not null default false;

    alter table payments
      -- Yen that were collected.
      add column collected int not null default 0 check (collected >= 0),
      -- Its money is part of the lender's available balance.
      add column released boolean not null default false,
      -- Number of times that its money was moved.
      add column moves int not null default 0,
      -- Yen that the payer's bank has taken back, and each chargeback, as JSON.
      add column charged_back int not null default 0 check (charged_back >= 0),
      add column chargebacks jsonb not null default '[]',
      drop constraint payments_refund_what_was_paid,
      add constraint payments_refund_what_was_paid check
        (amount_refunded >= 0 and amount_kept >= 0 and amount_refunded + amount_kept <= amount
          and amount_refunded + charged_back <= amount
          and (paid_at is not null or amount_refunded + amount_kept = 0));
    update payments p set collected = c.yen
      from (select j.source_id, sum(e.amount) as yen
        from journals j join entries e on e.journal_id = j.id
        where j.kind in ('captured', 'settled_by_hand') and e.account in ('clearing', 'by_hand') group by 1) c
      where c.source_id = p.id::text and c.yen > 0;
    -- A bill that is paid with credit has no payment, so its payment is collected whole.
    update payments set collected = amount where bill_id is not null and captured_at is not null;

    create index payments_of_sales on payments (payee_id, captured_at) where captured_at is not null;
    -- Money of loans that are not over.
    create index payments_held on payments (payee_id)
      where captured_at is not null and settlement = 'card' and not released and fee_period_id is null;
    create index payments_charged_back on payments (payee_id) where charged_back > 0;

    -- Money that was not paid out yet: the sales, and payouts that came back.
    create table available_sales (
      owner_id uuid not null,
      -- The payment or the payout.
      source_id uuid not null,
      captured_at timestamptz not null,
      primary key (owner_id, source_id)
    );
    create index available_sales_oldest on available_sales (owner_id, captured_at);
    insert into available_sales (owner_id, source_id, captured_at)
      select payee_id, id, captured_at from payments
        where fee_period_id is not null and settlement = 'card' and captured_at is not null and amount_refunded < amount;

    -- The sum of the entries of each account of a lender. Credits are negative, as in entries.
    create table balances (
      owner_id uuid not null,
      account text not null check (account in ('held', 'available', 'transit')),
      -- Yen.
      amount bigint not null,
      primary key (owner_id, account)
    );
    insert into balances (owner_id, account, amount)
      select owner_id, account, sum(amount) from entries
        where account in ('held', 'available', 'transit') group by owner_id, account;
    -- Amounts that are to be added: their row was locked. The next change of the row adds them.
    create table balance_changes (
      id bigint generated always as identity primary key,
      owner_id uuid not null,
      account text not null,
      amount bigint not null
    );
    create index balance_changes_of_owner on balance_changes (owner_id, account);
    create index entries_of_owner on entries (owner_id, journal_id) where owner_id is not null;
    create index entries_available on entries (owner_id, journal_id) where account = 'available';

    create table payouts (
      id uuid primary key,
      account_id uuid not null,
      -- Yen.
      amount int not null check (amount > 0),
      status text not null check (status in ('requested', 'in_transit', 'paid', 'failed')),
      automatic boolean not null,
      -- Yen of the amount that are sent to the connected account; the rest is there since an earlier payout failed.
      transfer_amount int not null check (transfer_amount between 0 and amount),
      -- The provider's ids; empty before.
      transfer_id text not null default '',
      provider_id text not null default '',
      -- Number of calls that the provider rejected: each has its own key.
      tries int not null default 0,
      -- The provider's code; empty for none.
      failure text not null default '',
      -- Time of the oldest sale that it pays out.
      oldest_at timestamptz,
      requested_at timestamptz not null,
      -- Security time: the provider forgets keys by its own clock.
      created_at timestamptz not null default clock_timestamp(),
      ended_at timestamptz
    );
    create index payouts_of_account on payouts (account_id, requested_at desc, id desc)`);
}
