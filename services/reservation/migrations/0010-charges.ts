import type { Knex } from 'knex';

/**
 * What a booking costs (null: nothing, as all that were made before), and the prices of goods. The prices of a good are
 * known where `priced_at_version` is its version: a row that a process of the version before has written has none.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table booking add column charge jsonb;
    alter table good add column prices jsonb, add column priced_at_version bigint;
  `);
}
