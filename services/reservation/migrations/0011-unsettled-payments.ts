import type { Knex } from 'knex';

/**
 * Creates the copies of payments for bookings, as billing publishes them. They show if the payer has to pay before the
 * next priced booking of the same lender (sql/unsettled-refusal.sql). Settled payments keep their version, so that a
 * late event changes nothing.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table payment (
      id uuid primary key,
      version bigint not null,
      payer_id uuid not null,
      -- The account that lends.
      payee_id uuid not null,
      unsettled boolean not null
    );
    create index payment_unsettled on payment (payer_id, payee_id) where unsettled;
    create index payment_of_payer on payment (payer_id);
  `);
}
