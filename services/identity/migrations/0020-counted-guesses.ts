import type { Knex } from 'knex';

/**
 * Failures are counted in windows too: when the present one began, and how many before it were filled. A mailed link
 * keeps the order that its token was made of, so that it can be sent again; the token itself is still nowhere.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table guesses
      add column since timestamptz not null default 'epoch',
      add column filled int not null default 0;
    alter table sign_in_links add column order_key text;
    create index sign_in_links_user on sign_in_links (user_id) where order_key is not null;
  `);
}
