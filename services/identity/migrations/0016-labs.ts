import type { Knex } from 'knex';

/** Labs that users have switched on. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table lab_choice (
      user_id uuid not null references users,
      key text not null,
      primary key (user_id, key)
    )`);
}
