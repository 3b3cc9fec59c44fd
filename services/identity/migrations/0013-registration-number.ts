import type { Knex } from 'knex';

/** Adds the number of lenders that issue qualified invoices. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table users add column registration_number text not null default ''`);
}
