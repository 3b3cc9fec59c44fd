import type { Knex } from 'knex';

/**
 * Bookings. `claim` is the half-open range that the row occupies while `live`; everything that refuses an overbooking
 * reads only good_id, quantity, claim and live, so that claims of other kinds can stand in the same table.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table booking (
      id uuid primary key default uuidv7(),
      kind text not null default 'booking',
      version bigint not null default 1,
      good_id uuid not null,
      lender_id uuid not null,
      borrower_id uuid,
      booked_by uuid,
      quantity int not null default 1 check (quantity > 0),

      -- As it was asked for: days (both inclusive) in the zone, or instants.
      is_hourly boolean not null default false,
      start_date date,
      end_date date,
      start_at timestamptz not null,
      end_at timestamptz not null,
      -- The end when it was made or last moved; what is later was extended.
      agreed_end_at timestamptz not null,

      -- Terms, frozen when it was made.
      zone text not null,
      margin_days int not null default 0 check (margin_days >= 0),

      claim tstzrange not null,
      -- What the claim was before a return cut it; for taking the return back.
      claim_before_return tstzrange,
      live boolean not null default true,

      handed_over_at timestamptz,
      returned_at timestamptz,
      -- Returned by the borrower, not yet confirmed by a manager.
      awaits_receipt boolean not null default false,
      received_at timestamptz,
      cancelled_at timestamptz,
      dispute_opened_at timestamptz,
      dispute_by uuid,
      dispute_reason text,

      memo text not null default '',
      method text not null default 'web',
      created_at timestamptz not null,
      updated_at timestamptz not null,

      constraint booking_has_borrower check (kind <> 'booking' or borrower_id is not null),
      constraint booking_range check (start_at < end_at),
      constraint booking_days check (is_hourly or kind <> 'booking' or start_date <= end_date),
      constraint booking_claim_half_open check (isempty(claim)
        or (lower_inc(claim) and not upper_inc(claim) and not lower_inf(claim) and not upper_inf(claim))),
      constraint booking_claim_covers_use check (kind <> 'booking' or not live or returned_at is not null
        or (not isempty(claim) and lower(claim) >= start_at and lower(claim) < end_at and upper(claim) >= end_at)),
      constraint booking_cancelled_not_live check (cancelled_at is null or not live)
    ) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
      autovacuum_analyze_scale_factor = 0.02);

    -- What stands in the way of a range.
    create index booking_claim on booking using gist (good_id, claim) where live;
    -- What is reserved or out, of a good and of a person.
    create index booking_open_good on booking (good_id, end_at) where live and returned_at is null;
    create index booking_open_borrower on booking (borrower_id, lender_id) where live and returned_at is null;
    -- Lists.
    create index booking_of_borrower on booking (borrower_id, created_at desc);
    create index booking_of_lender on booking (lender_id, created_at desc);
    create index booking_of_good on booking (good_id, created_at desc);

    -- Locked before the good where the lender limits what one borrower may hold at once.
    create table borrower_at_lender (
      lender_id uuid not null,
      borrower_id uuid not null,
      primary key (lender_id, borrower_id)
    );
  `);
}
