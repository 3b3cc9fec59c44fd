import type { Knex } from 'knex';

/** What somebody has written, for the export of their own data. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index message_of_author on message (author_id, id desc)');
}
