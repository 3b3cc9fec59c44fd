import type { Knex } from 'knex';

/** Adds the first account of an account that has no address of its own. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add column first_account_id uuid references users;
    alter table users add constraint users_added
      check (first_account_id is null or (email is null and pending_email is null));
    create index users_first_account on users (first_account_id) where first_account_id is not null`);
}
