import type { Knex } from 'knex';

/** Sessions, links, keys, guesses, and what is written down of all that. Times are the machine's own. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A chain of refresh tokens: one sign-in on one device.
    create table sessions (
      id uuid primary key,
      user_id uuid not null references users,
      user_agent text not null,
      place text not null,
      begun_at timestamptz not null,
      used_at timestamptz not null,
      ended_at timestamptz,
      end_reason text
    );
    create index sessions_user on sessions (user_id) where ended_at is null;
    create index sessions_used_at on sessions (used_at);

    -- Hashes only. A used one stays as long as its session, so that it is known when it is shown again.
    create table refresh_tokens (
      token_hash text primary key,
      session_id uuid not null references sessions on delete cascade,
      used_at timestamptz
    );
    create index refresh_tokens_session on refresh_tokens (session_id);

    create table sign_in_links (
      token_hash text primary key,
      user_id uuid not null references users,
      email text not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index sign_in_links_expires_at on sign_in_links (expires_at);

    -- The private part is sealed (AES-256-GCM).
    create table signing_keys (
      kid text primary key,
      public_jwk jsonb not null,
      sealed_private_jwk text not null,
      created_at timestamptz not null
    );

    -- Failures by keyed hash of what was guessed at.
    create table guesses (
      subject text primary key,
      failures int not null,
      last_at timestamptz not null
    );
    create index guesses_last_at on guesses (last_at);

    create table security_events (
      id uuid primary key default uuidv7(),
      -- null: somebody tried to sign in to an account that is not there.
      user_id uuid references users,
      kind text not null,
      at timestamptz not null,
      place text,
      data jsonb
    );
    create index security_events_user on security_events (user_id, at desc);
    create index security_events_at on security_events (at);
  `);
}
