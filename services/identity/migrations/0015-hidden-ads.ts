import type { Knex } from 'knex';

/** Accounts that hid advertisements without a plan that includes this see them again: a job asks billing for their plans. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    insert into due_job (kind, key, due_at, data)
      select 'hidden_ads.check', '', timestamptz '2000-01-01', '{"afterId": ""}'
      where exists (select from users where hide_ads)`);
}
