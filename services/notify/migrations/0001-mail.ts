import type { Knex } from 'knex';

/** Mails from the moment they are owed to some months after they left, by which time nobody repeats their key. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table mail (
      -- Also its Message-ID.
      id uuid primary key,
      -- Who asks for the same mail again uses the same key.
      key text not null unique,
      template text not null,
      state text not null default 'waiting' check (state in ('waiting', 'carried', 'sent', 'dropped')),
      -- Receiver and values, encrypted; gone once the mail has left or never will.
      sealed bytea,
      -- Business time.
      due_at timestamptz not null,
      attempts int not null default 0,
      -- Real time. Whoever carries it is taken for dead after that.
      carried_until timestamptz,
      -- Why it was dropped, or has not left yet: a code, never an address.
      reason text,
      -- Real time.
      ordered_at timestamptz not null default clock_timestamp(),
      -- Business time.
      settled_at timestamptz,
      -- What was sent, with test hooks only.
      copy jsonb,
      check ((sealed is null) = (state in ('sent', 'dropped')))
    );
    create index mail_waiting on mail (due_at, id) where state = 'waiting';
    create index mail_carried on mail (carried_until) where state = 'carried';
    create index mail_settled on mail (settled_at) where state in ('sent', 'dropped');
  `);
}
