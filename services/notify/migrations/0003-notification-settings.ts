import type { Knex } from 'knex';

/** Which mails somebody has turned off; who has never chosen has no row and gets them all. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table notification_setting (
      user_id text primary key,
      email_message boolean not null default true,
      email_new_booking boolean not null default true,
      email_update_booking boolean not null default true
    );
  `);
}
