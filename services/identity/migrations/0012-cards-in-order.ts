import type { Knex } from 'knex';

/**
 * The order of a group's cards as one that can be gone on with behind any of them: what is no whole number stands last.
 * Pages of an export no longer go through all that came before.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index cards_sheet on cards (group_id, coalesce(management_number, 9223372036854775807), management_id)
      where revoked_at is null;
    drop index cards_order;
  `);
}
