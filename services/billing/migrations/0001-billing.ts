import type { Knex } from 'knex';

/**
 * The plan of each account, the log of its changes, and requests for another plan. The plans themselves are code:
 * src/domain/plans.ts.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table subscriptions (
      account_id uuid primary key,
      version bigint not null,
      plan text not null
        constraint subscriptions_plan_check check (plan in ('free', 'lite', 'standard', 'plus', 'free_legacy')),
      billing_interval text not null check (billing_interval in ('none', 'monthly', 'annual')),
      changed_at timestamptz not null,
      source text not null default 'default' check (source in ('default', 'staff')),
      -- Business time; null: no end.
      until timestamptz,
      -- Replaces the plan's own limit.
      max_members int check (max_members >= 0),
      -- Yen, as agreed; nothing is billed.
      price int check (price >= 0),
      note text not null default '',
      constraint subscriptions_default_has_no_end check (source <> 'default' or until is null)
    );
    create index subscriptions_given on subscriptions (changed_at desc) where source = 'staff';

    create table plan_changes (
      id uuid primary key,
      account_id uuid not null,
      at timestamptz not null,
      -- 'user:' and an id, 'command:' and a login, 'until'.
      by text not null,
      before jsonb not null,
      after jsonb not null
    );
    create index plan_changes_account on plan_changes (account_id, at desc);

    create table plan_requests (
      id uuid primary key,
      account_id uuid not null,
      plan text not null,
      message text not null,
      nonprofit boolean not null,
      asked_at timestamptz not null,
      closed_at timestamptz
    );
    -- One open request an account.
    create unique index plan_requests_open on plan_requests (account_id) where closed_at is null;

    -- When a member last asked the owner for more seats: once a day is enough.
    create table owner_asks (
      owner_id uuid primary key,
      asked_at timestamptz not null
    );
  `);
}
