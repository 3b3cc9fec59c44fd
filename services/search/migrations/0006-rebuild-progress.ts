import type { Knex } from 'knex';

/** Stores how far a rebuild of the index has come, so that it continues after a restart. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table rebuild_progress (
      topic text primary key,
      -- Position in the owner's records; null: all of them are copied.
      after text,
      -- The INDEX_VERSION for which it was begun (src/app/rebuild-index.ts).
      version int not null
    );
  `);
}
