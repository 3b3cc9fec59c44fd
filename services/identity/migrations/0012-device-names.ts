import type { Knex } from 'knex';

/** Stores the name that an app gives the device that it runs on. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table sessions
      -- Empty where the device did not say.
      add column platform text not null default '',
      add column device text not null default '',
      add column app text not null default ''`);
}
