import type { Knex } from 'knex';

/**
 * Documents: invoices, receipts and returns, as data (docs/adr/0080-documents-are-data.md). Rows are only inserted. Accounts get
 * what documents name of them, owned by identity.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table account
      -- Empty for an account that was copied before documents existed, until identity is queried.
      add column name text not null default '',
      add column invoice_name text not null default '',
      -- 'T' and 13 digits; empty for none.
      add column registration_number text not null default '',
      add column zone text not null default '';

    -- The last number of each issuer and year; the row is the lock of the next one.
    create table document_counters (
      -- null: the operator.
      issuer_id uuid,
      year int not null,
      last int not null check (last > 0),
      constraint document_counters_once unique nulls not distinct (issuer_id, year)
    );

    create table documents (
      id uuid primary key,
      -- The payment and, for a return, the refund; with ':commission' for the operator's share.
      cause text not null constraint documents_once unique,
      kind text not null check (kind in ('invoice', 'receipt', 'return')),
      -- null: the operator.
      issuer_id uuid,
      year int not null,
      number int not null check (number > 0),
      -- Business time.
      issued_at timestamptz not null,
      -- Days in the zone of the issuer.
      issued_on date not null,
      paid_on date not null,
      issuer_name text not null,
      registration_number text not null,
      recipient_id uuid not null,
      recipient_name text not null,
      -- They sum up to the total.
      lines jsonb not null,
      -- Yen, tax included.
      total int not null,
      -- Total and tax of each rate.
      taxes jsonb not null,
      payment_id uuid not null references payments (id),
      booking_id uuid,
      method text not null check (method in ('card', 'invoice', 'cash', 'bank', 'offset')),
      corrects_id uuid references documents (id),
      constraint documents_number unique nulls not distinct (issuer_id, year, number),
      constraint documents_returns_correct check ((kind = 'return') = (corrects_id is not null)),
      constraint documents_invoices_have_a_number check (kind <> 'invoice' or registration_number <> '')
    );
    create index documents_of_issuer on documents (issuer_id, issued_at desc, id desc);
    create index documents_of_recipient on documents (recipient_id, issued_at desc, id desc);
    create index documents_of_payment on documents (payment_id);

    -- Documents that their recipient has fetched: the next file is a copy.
    create table document_copies (
      document_id uuid primary key references documents (id),
      at timestamptz not null
    );
  `);
}
