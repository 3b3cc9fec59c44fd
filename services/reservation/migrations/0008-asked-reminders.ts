import type { Knex } from 'knex';

/** Adds the time of the last reminder that a manager sent to the borrower of a booking; null: never. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table booking add column reminded_at timestamptz');
}
