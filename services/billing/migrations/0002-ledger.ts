import type { Knex } from 'knex';

/**
 * The ledger: journals and their entries, double-entry bookkeeping in yen. Rows are only inserted. The triggers in sql/ refuse
 * a journal that does not sum up to 0, an entry added later, and every change (docs/adr/0062-a-ledger-that-cant-be-unbalanced.md).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table journals (
      id uuid primary key,
      -- What happened, and the record of it: each is entered once.
      kind text not null check (kind <> ''),
      source_id text not null check (source_id <> ''),
      -- Business time.
      at timestamptz not null,
      -- The transaction that made it; its entries are of the same one.
      made_in xid8 not null default pg_current_xact_id(),
      constraint journals_once unique (kind, source_id)
    );

    create table entries (
      journal_id uuid not null references journals (id),
      line_no int not null check (line_no > 0),
      account text not null check (account in
        ('clearing', 'commission', 'held', 'available', 'transit', 'by_hand', 'sales_by_hand')),
      -- The lender whose account it is; null for the operator's accounts.
      owner_id uuid,
      -- Yen; debits are positive.
      amount bigint not null check (amount <> 0),
      -- Percent of consumption tax included, 'out' for what is outside the tax; null where money only moves.
      tax_code text check (tax_code in ('10', 'out')),
      primary key (journal_id, line_no),
      constraint entries_have_owner check ((account in ('clearing', 'commission')) = (owner_id is null))
    );
  `);
}
