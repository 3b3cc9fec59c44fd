import type { Knex } from 'knex';

/** Passkeys (WebAuthn), and the challenges that wait for them. Times are the machine's own. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table passkeys (
      id uuid primary key,
      user_id uuid not null references users,
      -- What the authenticator calls it, base64url.
      credential_id text not null unique,
      -- COSE; nothing secret.
      public_key bytea not null,
      -- Of signatures, where the authenticator counts them; one that falls is a copy's.
      counter bigint not null check (counter >= 0),
      transports text[] not null,
      synced boolean not null,
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz
    );
    create index passkeys_user on passkeys (user_id, created_at);

    -- Each is good once. Without a user: for whoever signs in.
    create table passkey_challenges (
      challenge_hash text primary key,
      user_id uuid references users,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index passkey_challenges_expires_at on passkey_challenges (expires_at);
  `);
}
