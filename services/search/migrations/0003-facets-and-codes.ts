import type { Knex } from 'knex';

/**
 * Adds the columns for further filters and facets: category, location, price and codes. Adds the order by reading, in
 * which カメラ2 comes before カメラ10. The index is rebuilt from the events when the service starts, see `index_version`.
 * Until then existing goods have empty values, which processes of the previous version write, too.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create collation ja_numeric (provider = icu, locale = 'ja-u-kn-true');
    alter table good
      add column sort_title text not null default '',
      add column tag_names text[] not null default '{}',
      add column category text not null default '',
      add column category_key text not null default '',
      add column location text not null default '',
      add column location_key text not null default '',
      add column priced boolean not null default false,
      -- Numbers in the forms in which they are compared (domain/codes.ts).
      add column codes text[] not null default '{}';
    update good set sort_title = title where title <> '';
    create index good_codes on good using gin (codes) with (fastupdate = off) where not deleted;
    create index good_category on good (category_key) where category_key <> '' and not deleted;
    create index good_location on good (location_key) where location_key <> '' and not deleted;
    create index good_priced on good (owner_id) where priced and not deleted;

    -- The way of cutting words (domain/index-good.ts) that the index was last written with as a whole.
    create table index_version (
      only_row boolean primary key default true check (only_row),
      version int not null
    );
    -- An empty index has nothing to write again.
    insert into index_version (version) select case when exists (select from good) then 1 else 2 end;
  `);
}
