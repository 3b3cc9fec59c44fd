import type { Knex } from 'knex';

/** Notes are found by who wrote them: for the export of a person's own data, and when an account is deleted. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index booking_note_author on booking_note (author_id, booking_id)');
}
