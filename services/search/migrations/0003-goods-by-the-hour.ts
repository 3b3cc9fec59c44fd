import type { Knex } from 'knex';

/** Goods that are lent by the hour are found apart; what was indexed before learns it with its next event or a rebuild. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table good add column is_hourly boolean not null default false;
    create index good_hourly on good (owner_id) where is_hourly and not deleted;
  `);
}
