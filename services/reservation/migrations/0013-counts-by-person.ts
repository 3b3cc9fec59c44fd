import type { Knex } from 'knex';

/** Adds an index of counts by the person who counted, for the export of a person's data. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'create index stocktaking_by_person on stocktaking (counted_by, id desc) where deleted_at is null',
  );
}
