import type { Knex } from 'knex';

/** Titles are listed by their reading, and カメラ2 before カメラ10. A process of the version before sorts without an index. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create collation ja_numeric (provider = icu, locale = 'ja-u-kn-true');
    alter table good add column sort_title text collate ja_numeric not null
      generated always as (coalesce(nullif(title_reading, ''), title)) stored;
    drop index good_alphabetic;
    -- A column of its own, because an index over an expression answers no scan that reads the index alone.
    create index good_alphabetic on good (sort_title, id)
      include (owner_id, group_ids, is_open, is_hidden) where deleted_at is null;
  `);
}
