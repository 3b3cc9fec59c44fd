import type { Knex } from 'knex';

/** Goods that are lent by the hour, among many that are not: the twelve-hour view lists them alone. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index good_hourly on good (id) where is_hourly and deleted_at is null');
}
