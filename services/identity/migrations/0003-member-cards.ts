import type { Knex } from 'knex';

/** Member cards. Each is a user without an address and a member of one group; who has its secret signs in. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table cards (
      id uuid primary key,
      version bigint not null,
      group_id uuid not null references groups,
      user_id uuid not null unique references users,
      -- What is printed on it; mostly, but not always, a whole number.
      management_id text not null,
      management_number bigint generated always as
        (case when management_id ~ '^[0-9]{1,15}$' then management_id::bigint end) stored,
      email text not null,
      invite_email text not null,
      permission text not null check (permission in ('book', 'read')),
      -- What is shown is looked up by its hash; to print the card again the secret is kept sealed (AES-256-GCM).
      secret_hash text not null unique,
      sealed_secret text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      revoked_at timestamptz
    );
    -- One number, one card: also the order of the list, and where the next number is read.
    create unique index cards_number on cards (group_id, management_id) where revoked_at is null;
    create index cards_order on cards (group_id, management_number, management_id) where revoked_at is null;
  `);
}
