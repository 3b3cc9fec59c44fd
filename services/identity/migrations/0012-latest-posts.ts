import type { Knex } from 'knex';

/** The newest post of a group is found without going through those before it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index posts_latest on posts (group_id, id desc)');
}
