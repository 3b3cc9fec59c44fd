import type { Knex } from 'knex';

/** Which groups are tabs of somebody's Home, in which order; none chosen: the first ones of their list. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table users add column home_group_ids uuid[] not null default '{}'`);
}
