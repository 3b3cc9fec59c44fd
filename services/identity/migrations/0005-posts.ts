import type { Knex } from 'knex';

/** Announcements of a group. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table posts (
      id uuid primary key,
      version bigint not null,
      group_id uuid not null references groups,
      author_id uuid not null references users,
      body text not null,
      pinned boolean not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    -- The order of the list. Ids are in the order of writing.
    create index posts_order on posts (group_id, pinned desc, id desc);
    -- One pin a group (spec section 5), whoever pins at the same time.
    create unique index posts_pinned on posts (group_id) where pinned;
  `);
}
