import type { Knex } from 'knex';

/**
 * Plans that staff give, with their end; the record of what changed; and requests for another plan. A subscription that is
 * there before was nobody's choice: it follows the default plan.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table subscriptions drop constraint subscriptions_plan_check;
    alter table subscriptions drop constraint subscriptions_check;
    alter table subscriptions
      add constraint subscriptions_plan_check check (plan in ('free', 'lite', 'standard', 'plus', 'free_legacy')),
      add column source text not null default 'default' check (source in ('default', 'staff')),
      -- Business time; null: it stays.
      add column until timestamptz,
      -- In the place of the plan's own limit.
      add column max_members int check (max_members >= 0),
      -- Yen, as agreed; nothing is billed.
      add column price int check (price >= 0),
      add column note text not null default '',
      add constraint subscriptions_default_has_no_end check (source <> 'default' or until is null);
    update subscriptions set source = 'staff' where plan <> 'free';
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

    -- When somebody last asked the owner for more seats: once a day is enough.
    create table owner_asks (
      owner_id uuid primary key,
      asked_at timestamptz not null
    );
  `);
}
