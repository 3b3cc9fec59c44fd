import type { Knex } from 'knex';

/** Each change of how many seats are taken has a version: billing bills seats by the day (docs/events.md, `SeatsChanged`). */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table seats add column version bigint not null default 0');
}
