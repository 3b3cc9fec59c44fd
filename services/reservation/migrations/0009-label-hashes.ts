import type { Knex } from 'knex';

/** SHA-256 of the code on a good's label; empty: no label, or a process of the version before has written the row. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table good add column label_hash text not null default ''`);
}
