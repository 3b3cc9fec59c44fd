import type { Knex } from 'knex';

/** Adds the groups that a user shows as tabs of Home, in order; empty: the first groups of the user's list. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table users add column home_group_ids uuid[] not null default '{}'`);
}
