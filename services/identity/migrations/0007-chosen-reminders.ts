import type { Knex } from 'knex';

/**
 * Adds a mark for lenders who saved a reminder setting. Times and weekdays other than the default were saved by the
 * lender.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add column reminders_chosen boolean not null default false;
    update users set reminders_chosen = true
      where cardinality(reminder_days_indexes) > 0 or coalesce(rules->>'reminderTime', '09:00') <> '09:00'`);
}
