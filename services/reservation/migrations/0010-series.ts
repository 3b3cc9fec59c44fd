import type { Knex } from 'knex';

/** Bookings that were made together as a range that repeats share a series, so that the rest of it can be cancelled. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table booking add column series_id uuid;
    create index booking_of_series on booking (series_id, start_at) where series_id is not null;
  `);
}
