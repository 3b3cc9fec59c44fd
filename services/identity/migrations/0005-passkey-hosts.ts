import type { Knex } from 'knex';

/** The shell's host that a passkey is for; empty: the common one's. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table passkeys add column host text not null default ''`);
}
