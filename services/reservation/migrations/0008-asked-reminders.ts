import type { Knex } from 'knex';

/** When a manager last asked the borrower of a booking to return it; null: never. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table booking add column reminded_at timestamptz');
}
