import type { Knex } from 'knex';

/**
 * The code on a good's current label, and its SHA-256, which reservation compares scans with. A process of the version before
 * writes neither.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table good add column label_code text unique, add column label_hash text not null default '';
  `);
}
