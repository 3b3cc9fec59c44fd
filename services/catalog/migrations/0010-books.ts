import type { Knex } from 'knex';

/** Adds stored answers of book catalogs, kept up to 30 days; `book` is null if the catalog does not know the ISBN. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table book_data (
      source text not null,
      isbn text not null,
      book jsonb,
      asked_at timestamptz not null,
      primary key (source, isbn)
    );
    create index book_data_by_age on book_data (asked_at);
  `);
}
