import type { Knex } from 'knex';

/** Webhooks of accounts, what they deliver, and the groups that accounts own. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table webhook (
      id uuid primary key,
      user_id text not null,
      provider text not null check (provider in ('slack', 'discord', 'teams', 'chatwork', 'line', 'standard')),
      events text[] not null,
      -- The group that it is limited to.
      group_id text,
      locale text not null,
      -- Address, token, receiver and secrets, encrypted: whoever knows a chat's address can write to it.
      sealed bytea not null,
      -- Failed requests in a row.
      error_count int not null default 0,
      -- The last failed request: code, status, at, and the start of the response.
      last_error jsonb,
      -- Business time before which nothing is sent; null: at once.
      next_at timestamptz,
      -- Real time. Until then, the process with this lease sends for it.
      carried_until timestamptz,
      lease uuid,
      -- The delivery that is being sent.
      carrying uuid,
      dropped int not null default 0,
      -- Business times.
      disabled_at timestamptz,
      succeeded_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      -- Real time. Earlier events are not delivered.
      made_at timestamptz not null default clock_timestamp()
    );
    create index webhook_user on webhook (user_id);
    create index webhook_group on webhook (group_id) where group_id is not null;
    create index webhook_carried on webhook (carried_until) where carried_until is not null;

    create table webhook_delivery (
      -- The order of sending.
      seq bigint generated always as identity primary key,
      -- Also the webhook-id of its requests.
      id uuid not null unique,
      webhook_id uuid not null references webhook (id) on delete cascade,
      -- Event and subject: an event is delivered once.
      key text not null,
      event text not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed', 'dropped')),
      -- Sent before the others, and while the webhook waits or is disabled.
      is_urgent boolean not null default false,
      -- Good whose groups are read before the first request, since its webhook is limited to a group.
      good_id text,
      -- The event, and the body once it is written, encrypted.
      sealed bytea not null,
      attempts int not null default 0,
      -- The last 20 requests: at, status, error.
      tries jsonb not null default '[]',
      -- Business times.
      created_at timestamptz not null,
      delivered_at timestamptz,
      unique (webhook_id, key)
    );
    create index webhook_delivery_waiting on webhook_delivery (webhook_id, seq) where state = 'waiting';
    create index webhook_delivery_urgent on webhook_delivery (webhook_id) where state = 'waiting' and is_urgent;
    create index webhook_delivery_of on webhook_delivery (webhook_id, seq desc);
    create index webhook_delivery_old on webhook_delivery (created_at);

    -- Copies of identity's groups: whose webhooks their events go to.
    create table lending_group (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null,
      owner_id text not null,
      name text not null
    );
    create index lending_group_owner on lending_group (owner_id);
  `);
}
