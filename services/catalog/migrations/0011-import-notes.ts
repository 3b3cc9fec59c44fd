import type { Knex } from 'knex';

/** Rows of imports: notes that are no faults, the catalog that filled the row, and what is done. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table goods_import_row
      add column notes jsonb not null default '[]',
      add column book_source text not null default '',
      add column looked_up boolean not null default false,
      add column pictures_done boolean not null default false;
  `);
}
