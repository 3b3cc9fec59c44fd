import type { Knex } from 'knex';

/** Browsers that are told of news, what each of them is still to be told, and which kinds of it somebody wants there. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table notification_setting
      add column push_message boolean not null default true,
      add column push_new_booking boolean not null default true,
      add column push_update_booking boolean not null default true,
      add column push_start_date boolean not null default true,
      add column push_new_post boolean not null default true;

    create table push_token (
      id uuid primary key,
      user_id text not null,
      -- Of identity; empty where the browser did not say.
      session_id text not null,
      -- SHA-256 of the endpoint, by which the same browser is known again.
      endpoint_hash bytea not null,
      -- Endpoint and keys of the browser, encrypted: who has them could write to it, had they our key, too.
      sealed bytea not null,
      -- Real time.
      created_at timestamptz not null default clock_timestamp(),
      unique (user_id, endpoint_hash)
    );

    create table push (
      id uuid primary key,
      -- Who asks for the same again uses the same key, as for mails.
      key text not null,
      token_id uuid not null references push_token (id) on delete cascade,
      template text not null,
      state text not null default 'waiting' check (state in ('waiting', 'carried', 'sent', 'dropped')),
      -- Receiver and values, encrypted; gone once it has left or never will.
      sealed bytea,
      -- Business time.
      due_at timestamptz not null,
      attempts int not null default 0,
      -- Real time. Whoever carries it is taken for dead after that.
      carried_until timestamptz,
      reason text,
      -- Real time.
      ordered_at timestamptz not null default clock_timestamp(),
      -- Business time.
      settled_at timestamptz,
      check ((sealed is null) = (state in ('sent', 'dropped'))),
      unique (token_id, key)
    );
    create index push_waiting on push (due_at, id) where state = 'waiting';
    create index push_carried on push (carried_until) where state = 'carried';
    create index push_settled on push (settled_at) where state in ('sent', 'dropped');
  `);
}
