import type { Knex } from 'knex';

/** Adds the note with which borrowers pick up a lender's goods. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table users add column pick_up_note text not null default ''`);
}
