import type { Knex } from 'knex';

/** Codes on a good beside its label, and the spelling by which they are compared. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table good
      add column codes text[] not null default '{}',
      add column code_keys text[] not null default '{}';
    create index good_further_codes on good using gin (code_keys) where code_keys <> '{}' and deleted_at is null;
  `);
}
