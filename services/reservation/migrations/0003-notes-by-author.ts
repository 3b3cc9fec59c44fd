import type { Knex } from 'knex';

/** Adds an index of notes by author, for the export of a person's data and for the deletion of an account. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index booking_note_author on booking_note (author_id, booking_id)');
}
