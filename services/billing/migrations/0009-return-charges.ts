import type { Knex } from 'knex';

/**
 * Payments for the price of a booking and payments for its returns are numbered separately. A return has one payment,
 * whatever its reason.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.raw(`
    alter table payments drop constraint payments_once;
    create unique index payments_once on payments (booking_id, (reason = 'reservation'), number)`);
}
