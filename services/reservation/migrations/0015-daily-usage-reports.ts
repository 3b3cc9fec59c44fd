import type { Knex } from 'knex';

/** Orders the first look for daily usage reports; each look orders the next. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `insert into due_job (kind, key, due_at) values ('usage_report.daily', '', timestamptz '2000-01-01')`,
  );
}
