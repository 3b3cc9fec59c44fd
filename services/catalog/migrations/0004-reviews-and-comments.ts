import type { Knex } from 'knex';

/**
 * Adds reviews and comments. Both are deleted with the account that wrote them
 * (docs/adr/0045-what-cascades-goes-with-a-deleted-copy.md), and are hidden once the good is gone.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table good_review (
      id uuid primary key,
      version bigint not null,
      good_id uuid not null references good,
      user_id uuid not null constraint review_of_account references account on delete cascade,
      body text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint review_of_person unique (good_id, user_id)
    );
    create index review_of_good on good_review (good_id, id desc);
    create index review_by_author on good_review (user_id, id desc);

    create table good_comment (
      id uuid primary key,
      version bigint not null,
      good_id uuid not null references good,
      user_id uuid not null constraint comment_of_account references account on delete cascade,
      -- Empty when one of the good's managers removed it: its place stays.
      body text not null,
      removed boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (removed = (body = ''))
    );
    create index comment_of_good on good_comment (good_id, id desc);
    create index comment_by_author on good_comment (user_id, id desc);
  `);
}
