import type { Knex } from 'knex';

/**
 * The queue that only woke whoever runs the rows of `due_job` goes: a process asks these rows themselves. One of the version
 * before that still runs says that its queue stumbles, and its jobs are run by those of this version.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop schema if exists pgboss cascade');
}
