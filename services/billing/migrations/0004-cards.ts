import type { Knex } from 'knex';

/** Adds card payments. No card number is stored: the provider keeps it, and rows hold the provider's id. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.raw(`
    alter table payments
      -- When an unpaid booking is cancelled; null: it stands unpaid.
      add column pay_by timestamptz,
      -- The provider's payment.
      add column intent_id text constraint payments_one_intent unique,
      add column card_brand text not null default '',
      add column card_last4 text not null default '',
      -- Code of the refusal that the provider gave last.
      add column error text not null default '',
      -- When a hold is charged; null: there is none.
      add column capture_at timestamptz,
      -- The operator's share of what is paid by card.
      add column commission_percent int not null default 0 check (commission_percent between 0 and 100),
      -- What is paid was collected: by hand, or from the card.
      add column captured_at timestamptz,
      -- Security time of the latest look at the provider that was applied.
      add column looked_at timestamptz;
    update payments set captured_at = paid_at;

    create table attempts (
      -- Also the idempotency key of the call.
      id uuid primary key,
      payment_id uuid not null references payments (id),
      kind text not null check (kind in ('authorize', 'charge', 'capture', 'release', 'refund')),
      -- What it is about, once for each kind: an intent, the cause of a refund.
      subject text not null,
      -- What was asked, so that it is asked the same way again.
      request jsonb not null,
      -- Security time: a provider forgets keys by its own clock.
      created_at timestamptz not null default clock_timestamp(),
      result text check (result in ('done', 'refused')),
      constraint attempts_once unique (payment_id, kind, subject)
    );

    -- Payers, as the provider knows them.
    create table customers (
      user_id uuid primary key,
      provider_id text not null unique
    );

    -- Accounts that lend, as the provider knows them.
    create table payees (
      account_id uuid primary key,
      provider_id text not null unique,
      takes_cards boolean not null default false
    );

    -- Events of the provider that arrived.
    create table provider_events (
      id text primary key,
      type text not null,
      at timestamptz not null default clock_timestamp()
    );
  `);
}
