import type { Knex } from 'knex';

/** Who has chosen before wants mails of announcements until they say otherwise. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table notification_setting add column email_new_post boolean not null default true');
}
