import type { Knex } from 'knex';

/** Mails that tell of one thing as it grows, to one receiver: they leave with a pause between them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table mail add column thread text;
    create index mail_thread on mail (thread) where thread is not null;
  `);
}
