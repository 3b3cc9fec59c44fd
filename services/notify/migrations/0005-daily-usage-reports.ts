import type { Knex } from 'knex';

/** Daily usage reports of a group by mail: a choice of the people who run it, off until it is turned on. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table group_notification_setting
      add column email_usage_report boolean,
      -- Business time at which it was turned on.
      add column usage_report_since timestamptz;
    create index group_notification_setting_reports on group_notification_setting (user_id, group_id)
      where email_usage_report;
  `);
}
