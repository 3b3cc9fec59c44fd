import type { Knex } from 'knex';

/** Sessions, every way to sign in, and the security events of all that. Times are real time. */
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
      end_reason text,
      -- The address of the last renewal, sealed (AES-256-GCM); empty is unknown. For the owner of the account alone.
      sealed_address text not null default '',
      -- The last re-authentication; null: at its beginning.
      fresh_at timestamptz
    );
    create index sessions_user on sessions (user_id) where ended_at is null;
    create index sessions_of on sessions (user_id);
    create index sessions_used_at on sessions (used_at);

    -- Ended sessions and rights, which gateways request four times a second (docs/adr/0026-sessions-end-at-once.md).
    -- Rows live for an hour: an access token lives for fifteen minutes.
    create table ended_access (
      id bigint generated always as identity primary key,
      -- A session that ended, or a user who lost rights and whose streams begin again.
      session_id uuid,
      user_id uuid,
      -- The transaction that wrote it. Reading by the order of commits misses none, whenever it commits.
      written_by xid8 not null default pg_current_xact_id(),
      at timestamptz not null default clock_timestamp(),
      check ((session_id is null) <> (user_id is null))
    );
    create index ended_access_written_by on ended_access (written_by);
    create index ended_access_at on ended_access (at);

    -- Hashes only. A used token stays as long as its session, so that a second use is recognized.
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
      used_at timestamptz,
      purpose text not null default 'sign_in' check (purpose in ('sign_in', 'verify', 'change')),
      -- The session that requested it.
      session_id uuid,
      -- The token is derived from it, so that the link can be sent again; the token itself is not stored.
      order_key text
    );
    create index sign_in_links_expires_at on sign_in_links (expires_at);
    create index sign_in_links_of on sign_in_links (user_id);
    create index sign_in_links_user on sign_in_links (user_id) where order_key is not null;

    -- The private part is sealed (AES-256-GCM).
    create table signing_keys (
      kid text primary key,
      public_jwk jsonb not null,
      sealed_private_jwk text not null,
      created_at timestamptz not null
    );

    -- Failed sign-ins, by keyed hash of the account, card or link that was tried.
    create table guesses (
      subject text primary key,
      failures int not null,
      last_at timestamptz not null,
      -- When the present window began, and how many windows before it were full.
      since timestamptz not null default 'epoch',
      filled int not null default 0
    );
    create index guesses_last_at on guesses (last_at);

    create table security_events (
      id uuid primary key default uuidv7(),
      -- null: a sign-in to an account that does not exist.
      user_id uuid references users,
      kind text not null,
      at timestamptz not null,
      place text,
      data jsonb,
      sealed_address text not null default ''
    );
    -- The owner's list is in the order of ids, which is that of time.
    create index security_events_owner on security_events (user_id, id desc) where user_id is not null;
    create index security_events_at on security_events (at);

    -- A user at an OpenID Connect provider: issuer and subject, which a provider never assigns to another person.
    create table provider_links (
      id uuid primary key,
      user_id uuid not null references users,
      provider text not null,
      issuer text not null,
      subject text not null,
      -- The address at the provider at the last use, shown to the owner.
      email text not null,
      -- Groups that the user joined because of groups at the provider.
      granted uuid[] not null,
      created_at timestamptz not null,
      used_at timestamptz not null,
      unique (issuer, subject)
    );
    create index provider_links_user on provider_links (user_id, created_at);

    -- A browser on its way to a provider and back. Nonce and PKCE verifier are sealed.
    create table provider_attempts (
      state_hash text primary key,
      provider text not null,
      -- Links the provider to this account instead of signing in.
      user_id uuid references users,
      sealed text not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index provider_attempts_expires_at on provider_attempts (expires_at);

    -- ID tokens that were used to sign in, until they expire: each is valid once.
    create table spent_id_tokens (
      token_hash text primary key,
      expires_at timestamptz not null
    );
    create index spent_id_tokens_expires_at on spent_id_tokens (expires_at);

    -- Passkeys (WebAuthn).
    create table passkeys (
      id uuid primary key,
      user_id uuid not null references users,
      -- The authenticator's id of it, base64url.
      credential_id text not null unique,
      -- COSE; nothing secret.
      public_key bytea not null,
      -- Of signatures, where the authenticator counts them; one that decreases is a copy's.
      counter bigint not null check (counter >= 0),
      transports text[] not null,
      synced boolean not null,
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz
    );
    create index passkeys_user on passkeys (user_id, created_at);

    -- Each challenge is valid once. Without a user: for signing in.
    create table passkey_challenges (
      challenge_hash text primary key,
      user_id uuid references users,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index passkey_challenges_expires_at on passkey_challenges (expires_at);
  `);
}
