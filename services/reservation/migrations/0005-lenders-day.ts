import type { Knex } from 'knex';

/** When a manager has prepared a booking for its borrower to collect; null: not prepared. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table booking add column prepared_at timestamptz');
}
