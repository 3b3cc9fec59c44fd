import type { Knex } from 'knex';

/**
 * Adds the charge of a booking (null: free, as are all earlier bookings) and the prices of goods. A good's prices are
 * known if `priced_at_version` equals its version. Processes of the previous version write rows without prices.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table booking add column charge jsonb;
    alter table good add column prices jsonb, add column priced_at_version bigint;
  `);
}
