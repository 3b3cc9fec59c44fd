import type { Knex } from 'knex';

/** What a lender's borrowers need to know to pick up a good. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table users add column pick_up_note text not null default ''`);
}
