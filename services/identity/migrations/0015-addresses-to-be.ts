import type { Knex } from 'knex';

/** An address that is wanted and not yet confirmed, and which session asked for what a link is to do. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add column pending_email text;
    alter table sign_in_links add column session_id uuid;
    alter table sign_in_links drop constraint sign_in_links_purpose_check;
    alter table sign_in_links add constraint sign_in_links_purpose_check
      check (purpose in ('sign_in', 'verify', 'change'));
  `);
}
