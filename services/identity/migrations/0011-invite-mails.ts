import type { Knex } from 'knex';

/** By what notify knows the last mail of an invitation, to ask whether it came back. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table invites add column mail_key text not null default ''`);
}
