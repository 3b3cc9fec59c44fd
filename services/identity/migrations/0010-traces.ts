import type { Knex } from 'knex';

/** What is left of somebody who goes is found by whom it is of: devices that were signed out, letters on their way. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index sessions_of on sessions (user_id);
    create index sign_in_links_of on sign_in_links (user_id);
  `);
}
