import type { Knex } from 'knex';

/** Accounts that are gone, by their ids alone: what somebody orders who has just left is not kept. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table account (
      id uuid primary key,
      deleted boolean not null
    );
  `);
}
