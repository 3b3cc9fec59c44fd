import type { Knex } from 'knex';

/**
 * The catalog's numbers for the order `popular`. The catalog publishes them when it starts after its own update; until then goods
 * have none. `activity.bookings` stays for processes of the version before, which count all bookings ever made.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table popularity (
      id text primary key,
      version bigint not null,
      bookings int not null,
      likes int not null
    );
  `);
}
