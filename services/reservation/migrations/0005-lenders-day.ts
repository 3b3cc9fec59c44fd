import type { Knex } from 'knex';

/** Adds the time at which a manager prepared a booking for collection; null: not prepared. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table booking add column prepared_at timestamptz');
}
