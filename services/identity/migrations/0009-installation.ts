import type { Knex } from 'knex';

/**
 * Adds the installation. If accounts exist already, it counts as set up without an owner, so that no later account
 * becomes one.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table installation (
      -- There is one row.
      id text primary key default 'installation' check (id = 'installation'),
      -- Empty: none was chosen.
      name text not null,
      -- Empty: none was chosen.
      locale text not null,
      -- Null where nobody set it up in the browser.
      owner_id uuid,
      -- The mail server, as JSON; empty: none.
      sealed_mail text not null default '',
      set_up_at timestamptz not null
    );
    insert into installation (name, locale, set_up_at)
      select '', '', now() where exists (select from users)`);
}
