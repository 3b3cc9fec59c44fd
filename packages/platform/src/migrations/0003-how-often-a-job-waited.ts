import type { Knex } from 'knex';

/** How many times in a row a job has found something away that it needs: the longer that is away, the less it is asked for. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table due_job add column waits int not null default 0');
}
