import type { Knex } from 'knex';

/** Reminders of what begins and of what is to be returned tomorrow can be turned off, each by itself. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table notification_setting
      add column email_start_date boolean not null default true,
      add column email_return_date boolean not null default true;
  `);
}
