import type { Knex } from 'knex';

/**
 * Plans that are bought: contracts, what accounts have beside them, bills, coupons, and counts of seats (owned by identity).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.raw(`
    alter table subscriptions drop constraint subscriptions_source_check;
    alter table subscriptions add constraint subscriptions_source_check
      check (source in ('default', 'staff', 'bought'));

    -- One for each account that has bought a plan.
    create table contracts (
      account_id uuid primary key,
      id uuid not null unique,
      plan text not null check (plan in ('lite', 'standard')),
      billing_interval text not null check (billing_interval in ('monthly', 'annual')),
      zone text not null,
      anchor date not null,
      -- Months since the anchor that are settled.
      month int not null check (month >= 0),
      seats int not null check (seats >= 0),
      seats_version bigint not null,
      -- Yen for one seat and a period.
      unit_price int not null check (unit_price >= 0),
      percent_off int not null check (percent_off between 0 and 100),
      max_members int check (max_members >= 0),
      -- What follows at the end of the period, as JSON; null: the same again.
      next jsonb,
      failing_since timestamptz,
      tries int not null default 0
    );

    -- What an account has beside a contract. Kept when the contract ends.
    create table plan_accounts (
      account_id uuid primary key,
      -- Yen.
      credit int not null default 0 check (credit >= 0),
      carried int not null default 0 check (carried >= 0),
      coupon jsonb,
      nonprofit boolean not null default false
    );

    create table bills (
      id uuid primary key,
      account_id uuid not null,
      kind text not null check (kind in ('begin', 'change', 'renewal', 'seats', 'end', 'credit')),
      state text not null check (state in ('open', 'paid', 'canceled')),
      cause text not null,
      lines jsonb not null,
      -- Yen.
      due int not null check (due >= 0),
      tax int not null check (tax >= 0),
      credit_used int not null,
      carried_more int not null,
      -- The contract once it is paid.
      then_contract jsonb,
      then_coupon jsonb,
      -- Code of the coupon that was redeemed for it.
      redeemed text not null default '',
      at timestamptz not null,
      constraint bills_once unique (account_id, cause)
    );
    create index bills_account on bills (account_id, at desc, id desc);
    -- One purchase at a time.
    create unique index bills_open_purchase on bills (account_id) where state = 'open' and kind in ('begin', 'change');

    create table coupons (
      code text primary key,
      name text not null,
      percent int not null check (percent between 1 and 100),
      -- null: as long as the plan lasts.
      months int check (months > 0),
      expires_at timestamptz,
      -- null: any number.
      uses_left int check (uses_left >= 0)
    );

    -- Who has redeemed which: nobody redeems one twice.
    create table coupon_uses (
      code text not null references coupons,
      account_id uuid not null,
      at timestamptz not null,
      primary key (code, account_id)
    );

    -- How many seats were taken, since the last settlement.
    create table seat_counts (
      account_id uuid not null,
      version bigint not null,
      used int not null check (used >= 0),
      at timestamptz not null,
      primary key (account_id, version)
    );

    alter table payments alter column booking_id drop not null, alter column payee_id drop not null,
      add column bill_id uuid references bills,
      add constraint payments_one_of_bill unique (bill_id),
      add constraint payments_are_for_something check ((booking_id is null) <> (bill_id is null)),
      add constraint payments_of_bookings_have_a_payee check ((payee_id is null) = (booking_id is null));

    alter table entries drop constraint entries_account_check, drop constraint entries_have_owner;
    alter table entries
      add constraint entries_account_check check (account in
        ('clearing', 'commission', 'plans', 'held', 'available', 'transit', 'by_hand', 'sales_by_hand', 'credit')),
      add constraint entries_have_owner check ((account in ('clearing', 'commission', 'plans')) = (owner_id is null))`);
}
