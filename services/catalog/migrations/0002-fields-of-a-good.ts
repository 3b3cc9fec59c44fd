import type { Knex } from 'knex';

/**
 * Adds title readings, separate authors, and management ids in their compared form. Clears prices of the unit by which
 * a good is not lent: they could be stored, but had no use.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table good
      add column title_reading text not null default '',
      add column authors text[] not null default '{}',
      -- One width, lower case, as the tags. Doubles from before stay, so it is not unique.
      add column management_key text not null default '';
    update good set authors = array[author] where author <> '';
    update good set management_key = lower(normalize(management_id, NFKC)) where management_id <> '';
    update good set version = version + 1,
        price_per_hour = case when is_hourly then price_per_hour end,
        price_per_day = case when not is_hourly then price_per_day end,
        price_per_week = case when not is_hourly then price_per_week end,
        price_per_month = case when not is_hourly then price_per_month end
      where case when is_hourly then num_nonnulls(price_per_day, price_per_week, price_per_month) > 0
        else price_per_hour is not null end;
    alter table good
      add check (case when is_hourly then num_nonnulls(price_per_day, price_per_week, price_per_month) = 0
        else price_per_hour is null end);
    create index good_management_key on good (owner_id, management_key)
      where management_key <> '' and deleted_at is null;
  `);
}
