import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('note', (table) => {
    table.text('id').primary();
    table.text('text').notNullable();
  });
  await knex.raw('create table seen (n serial primary key, id uuid, key text, text text)');
}
