import type { Knex } from 'knex';

/**
 * Transfers of goods to other accounts. Rows are deleted with either account
 * (docs/adr/0045-what-cascades-goes-with-a-deleted-copy.md).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table good_transfer (
      id uuid primary key,
      version bigint not null,
      good_id uuid not null references good,
      -- The good's title when the transfer was requested: the receiver may not see the good yet.
      good_title text not null,
      from_user_id uuid not null constraint transfer_from_account references account on delete cascade,
      to_user_id uuid not null constraint transfer_to_account references account on delete cascade,
      -- 'open' past expires_at is expired.
      state text not null check (state in ('open', 'accepted', 'refused', 'withdrawn')),
      expires_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (from_user_id <> to_user_id)
    );
    create unique index transfer_open_of_good on good_transfer (good_id) where state = 'open';
    create index transfer_from on good_transfer (from_user_id, id desc);
    create index transfer_to on good_transfer (to_user_id, id desc);
  `);
}
