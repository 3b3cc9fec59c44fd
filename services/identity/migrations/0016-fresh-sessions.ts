import type { Knex } from 'knex';

/** When the one who holds a session has last shown to be its account's owner; null is: at its beginning. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table sessions add column fresh_at timestamptz');
}
