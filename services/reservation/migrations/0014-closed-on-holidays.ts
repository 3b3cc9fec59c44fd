import type { Knex } from 'knex';

/** Public holidays as closed dates: which country's, of a lender. The days themselves are the library's. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table account add column closed_on_holidays text not null default ''`);
}
