import type { Knex } from 'knex';

/** Finds goods by a scanned code whoever lends them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index good_scanned_number on good (management_key) where management_key <> '' and deleted_at is null;
    create index good_scanned_isbn on good (isbn) where isbn <> '' and deleted_at is null;
  `);
}
