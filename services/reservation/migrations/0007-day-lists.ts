import type { Knex } from 'knex';

/**
 * Adds the indexes for the lists of a lender's day: open bookings by start and by end, returns and hand-overs by their
 * time, and bookings that a manager has to check.
 * `lowered_from` is the quantity that a good had before it was lowered. Null: it was never lowered, so its bookings do
 * not exceed it (sql/note-lowered-quantity.sql). Goods that were lowered earlier are found by the sum of their claims.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index booking_open_lender_start on booking (lender_id, start_at) where live and returned_at is null;
    create index booking_open_lender_end on booking (lender_id, end_at) where live and returned_at is null;
    create index booking_lender_returned on booking (lender_id, returned_at) where returned_at is not null;
    create index booking_lender_handed_over on booking (lender_id, handed_over_at) where handed_over_at is not null;
    create index booking_lender_check on booking (lender_id) where awaits_receipt or dispute_opened_at is not null;

    alter table good add column lowered_from int;
    update good g set lowered_from = taken.units
      from (select good_id, sum(quantity)::int as units from booking where live and returned_at is null group by good_id) as taken
      where taken.good_id = g.id and taken.units > g.quantity;
    create index good_lowered on good (owner_id) where lowered_from is not null;
  `);
}
