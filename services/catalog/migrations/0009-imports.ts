import type { Knex } from 'knex';

/**
 * Goods from sheets: an import and its rows, deleted 7 days after they were created and with their account
 * (docs/adr/0045-what-cascades-goes-with-a-deleted-copy.md).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table goods_import (
      id uuid primary key,
      account_id uuid not null constraint import_account references account on delete cascade,
      kind text not null check (kind in ('goods', 'goods_edit', 'isbn')),
      state text not null check (state in ('reading', 'ready', 'applying', 'applied', 'failed')),
      -- Groups, lender and cells of new goods whose rows say nothing else.
      defaults jsonb not null,
      columns text[] not null,
      encoding text not null,
      -- Rows by what becomes of them.
      counts jsonb not null,
      row_count integer not null,
      failure jsonb,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      applied_at timestamptz
    );
    create index import_of_account on goods_import (account_id, id desc);
    create table goods_import_row (
      import_id uuid not null references goods_import on delete cascade,
      -- Line in the sheet.
      row integer not null,
      cells jsonb not null,
      misread jsonb not null,
      left_out boolean not null default false,
      outcome text not null default '',
      faults jsonb not null default '[]',
      duplicate jsonb,
      good_id uuid,
      primary key (import_id, row)
    );
    create index import_row_by_outcome on goods_import_row (import_id, outcome, row);
    -- Duplicates of books are found by it.
    create index good_isbn on good (owner_id, isbn) where deleted_at is null and isbn <> '';
  `);
}
