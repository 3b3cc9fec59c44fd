import type { Knex } from 'knex';

/** The queues of mails and of pushes to browsers, and which of them each user wants. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Mails from the moment they are ordered to some months after they left, by which time no order repeats their key.
    create table mail (
      -- Also its Message-ID.
      id uuid primary key,
      -- Two orders of the same mail have the same key.
      key text not null unique,
      template text not null,
      state text not null default 'waiting' check (state in ('waiting', 'carried', 'sent', 'dropped')),
      -- Receiver and values, encrypted; null once the mail has left or never will.
      sealed bytea,
      -- Business time.
      due_at timestamptz not null,
      attempts int not null default 0,
      -- Real time. After it the process that sends the mail is presumed dead.
      carried_until timestamptz,
      -- Why it was dropped, or has not left yet: a code, never an address.
      reason text,
      -- Real time.
      ordered_at timestamptz not null default clock_timestamp(),
      -- Business time.
      settled_at timestamptz,
      -- The sent text, with test hooks only.
      copy jsonb,
      -- Mails about one subject that grows, to one receiver: a pause separates them.
      thread text,
      check ((sealed is null) = (state in ('sent', 'dropped')))
    );
    create index mail_waiting on mail (due_at, id) where state = 'waiting';
    create index mail_carried on mail (carried_until) where state = 'carried';
    create index mail_settled on mail (settled_at) where state in ('sent', 'dropped');
    create index mail_thread on mail (thread) where thread is not null;

    -- Which mails and pushes a user receives; a user who has never chosen has no row and receives them all.
    create table notification_setting (
      user_id text primary key,
      email_message boolean not null default true,
      email_new_booking boolean not null default true,
      email_update_booking boolean not null default true,
      email_start_date boolean not null default true,
      email_return_date boolean not null default true,
      email_new_post boolean not null default true,
      push_message boolean not null default true,
      push_new_booking boolean not null default true,
      push_update_booking boolean not null default true,
      push_start_date boolean not null default true,
      push_new_post boolean not null default true
    );

    -- Browsers that receive pushes.
    create table push_token (
      id uuid primary key,
      user_id text not null,
      -- Of identity; empty where the browser did not say.
      session_id text not null,
      -- SHA-256 of the endpoint, by which the same browser is recognized.
      endpoint_hash bytea not null,
      -- Endpoint and keys of the browser, encrypted: with them and our key anybody could push to it.
      sealed bytea not null,
      -- Real time.
      created_at timestamptz not null default clock_timestamp(),
      unique (user_id, endpoint_hash)
    );

    create table push (
      id uuid primary key,
      -- As for mails.
      key text not null,
      token_id uuid not null references push_token (id) on delete cascade,
      template text not null,
      state text not null default 'waiting' check (state in ('waiting', 'carried', 'sent', 'dropped')),
      -- Receiver and values, encrypted; null once it has left or never will.
      sealed bytea,
      -- Business time.
      due_at timestamptz not null,
      attempts int not null default 0,
      -- Real time. After it the process that sends it is presumed dead.
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

    -- Deleted accounts, by their ids alone: an order for one of them is dropped.
    create table account (
      id uuid primary key,
      deleted boolean not null
    );
  `);
}
