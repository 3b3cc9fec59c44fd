import type { Knex } from 'knex';

/** Sign-ins at providers of OpenID Connect. Times are the machine's own. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Who somebody is at a provider: issuer and subject, which a provider never gives to another person.
    create table provider_links (
      id uuid primary key,
      user_id uuid not null references users,
      provider text not null,
      issuer text not null,
      subject text not null,
      -- The address there, when it was last used; for the owner to read.
      email text not null,
      -- Groups that the provider's own groups brought the user into.
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
      -- Ties the provider to this account instead of signing in.
      user_id uuid references users,
      sealed text not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index provider_attempts_expires_at on provider_attempts (expires_at);

    -- ID tokens that have signed somebody in, until they expire: each is good once.
    create table spent_id_tokens (
      token_hash text primary key,
      expires_at timestamptz not null
    );
    create index spent_id_tokens_expires_at on spent_id_tokens (expires_at);
  `);
}
