import type { Knex } from 'knex';

/** When a dead-lettered event happened, or a dead-lettered job fell due: what replays it has to say so again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table dead_letter add column occurred_at timestamptz');
}
