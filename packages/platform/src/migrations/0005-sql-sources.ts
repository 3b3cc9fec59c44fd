import type { Knex } from 'knex';

/** Which texts of functions and triggers (`sql/*.sql`) the database has: SHA-256 of each, in hexadecimal. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sql_source (
      name text primary key,
      digest text not null,
      applied_at timestamptz not null default now()
    );
  `);
}
