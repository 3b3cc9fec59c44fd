import type { Knex } from 'knex';

/**
 * Creates bookings with their messages, notes, waits and reminders, calendar feeds, and the local copies that booking
 * needs. These are goods (owned by catalog), accounts, groups, memberships and managers (owned by identity).
 * A copy changes only to a higher version. Deleted records stay as tombstones, so that an older push that arrives late
 * does not restore them. Functions and triggers are in sql/, including the guard that refuses an overbooking whatever
 * code runs (docs/adr/0007-how-double-booking-is-refused.md).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create extension if not exists btree_gist;

    create table account (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null default false,
      name text not null,
      -- IANA name; days of this lender's goods are days in this zone.
      zone text not null,
      max_supplies int,
      limit_supply_regardless_of_date boolean not null,
      -- 0 is Sunday.
      disabled_days_indexes int[] not null,
      closed_dates date[] not null,
      at_least_days_ahead int not null,
      extendable_days int not null,
      allow_return_by_borrower boolean not null,
      allow_hand_over_by_user boolean not null,
      allow_manage_by_user boolean not null,
      manage_hand_over boolean not null,
      disable_auto_delay boolean not null,
      prevent_public_access boolean not null,
      queue_answer_hours int not null default 24 check (queue_answer_hours > 0),
      -- A country whose public holidays are closed dates; the days themselves come from a library.
      closed_on_holidays text not null default '',
      reminder_time text not null default '09:00',
      reminder_days_indexes int[] not null default '{}'
    );

    create table good (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null default false,
      title text not null,
      -- The lender.
      owner_id uuid not null,
      group_ids uuid[] not null,
      quantity int not null check (quantity >= 0),
      is_hourly boolean not null,
      max_days int,
      margin_days int not null check (margin_days >= 0),
      is_exclusive boolean not null,
      auto_extend boolean not null,
      for_reference_only boolean not null,
      restrict_reservation boolean not null,
      only_scan_booking boolean not null,
      confirmation_upon_return boolean not null,
      -- The period in which it is lent at all, both days inclusive.
      lent_from date,
      lent_to date,
      is_public boolean not null,
      is_public_use boolean not null,
      is_hidden boolean not null,
      management_id text not null,
      -- Has a price of any kind, so it can't be booked in bulk.
      priced boolean not null,
      isbn text not null default '',
      category text not null default ''
    );
    create index good_owner on good (owner_id) where not deleted;
    create index good_groups on good using gin (group_ids) where not deleted;

    -- For each lender and each group of a good, the words by which another good may serve as well (src/domain/equal-goods.ts).
    -- A refusal suggests a handful: each word is one index range that ends early, however many goods share it.
    create table good_likeness (
      -- The lender or a group.
      scope uuid not null,
      -- 1 ISBN, 2 title, 3 category: the smaller, the more alike.
      kind smallint not null,
      word text not null,
      good_id uuid not null,
      primary key (scope, kind, word, good_id)
    );
    create index good_likeness_good on good_likeness (good_id);

    create table good_group (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null default false,
      owner_id uuid not null,
      member_booking_visible boolean not null
    );
    create index good_group_owner on good_group (owner_id) where not deleted;

    create table membership (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null default false,
      group_id uuid not null,
      user_id uuid not null,
      group_owner boolean not null,
      -- Over the limit of the plan: stored, but without rights.
      disabled boolean not null
    );
    create index membership_user on membership (user_id, group_id) where not deleted;

    create table manager (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null default false,
      account_id uuid not null,
      user_id uuid not null
    );
    create index manager_user on manager (user_id, account_id) where not deleted;
    -- The managers of an account, to whom a message is new too.
    create index manager_account on manager (account_id) where not deleted;

    -- \`claim\` is the half-open range that the row occupies while \`live\`; the guard against overbooking reads only
    -- good_id, quantity, claim and live, so that claims of other kinds can share the table.
    create table booking (
      id uuid primary key default uuidv7(),
      kind text not null default 'booking',
      version bigint not null default 1,
      good_id uuid not null,
      lender_id uuid not null,
      borrower_id uuid,
      booked_by uuid,
      quantity int not null default 1 check (quantity > 0),

      -- As requested: days (both inclusive) in the zone, or instants.
      is_hourly boolean not null default false,
      start_date date,
      end_date date,
      start_at timestamptz not null,
      end_at timestamptz not null,
      -- The end when it was booked or last moved; a later one was extended.
      agreed_end_at timestamptz not null,

      -- Terms, fixed when it was booked.
      zone text not null,
      margin_days int not null default 0 check (margin_days >= 0),

      claim tstzrange not null,
      -- The claim before a return shortened it, for undoing the return.
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
      -- Its start before its units were not back in time.
      delayed_from timestamptz,
      -- Bookings that were made together as a repeating range share it, so that the rest of it can be cancelled.
      series_id uuid,

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

    -- Conflicts of a range.
    create index booking_claim on booking using gist (good_id, claim) where live;
    -- Reserved or out, by good and by borrower.
    create index booking_open_good on booking (good_id, end_at) where live and returned_at is null;
    create index booking_open_borrower on booking (borrower_id, lender_id) where live and returned_at is null;
    -- Lists.
    create index booking_of_borrower on booking (borrower_id, created_at desc);
    create index booking_of_lender on booking (lender_id, created_at desc);
    create index booking_of_good on booking (good_id, created_at desc);
    create index booking_of_series on booking (series_id, start_at) where series_id is not null;

    -- Locked before the good where the lender limits what one borrower may hold at once.
    create table borrower_at_lender (
      lender_id uuid not null,
      borrower_id uuid not null,
      primary key (lender_id, borrower_id)
    );

    -- The thread of a booking. A message never changes.
    create table message (
      -- Later messages have higher ids.
      id uuid primary key,
      booking_id uuid not null references booking (id) on delete cascade,
      author_id uuid not null,
      -- The receivers.
      side text not null check (side in ('borrower', 'lender', 'group', 'office')),
      body text not null check (body <> '' and char_length(body) <= 4000),
      force_notify boolean not null default false,
      -- Business time.
      created_at timestamptz not null
    );
    create index message_of_booking on message (booking_id, id desc);
    -- For the export of a user's own data.
    create index message_of_author on message (author_id, id desc);

    -- A row for each receiver who has not read a message: unread messages are counted without reading the others.
    create table unread_message (
      user_id uuid not null,
      booking_id uuid not null,
      message_id uuid not null,
      primary key (user_id, booking_id, message_id)
    );

    -- A note that managers of a good share about a booking; the last version is stored.
    create table booking_note (
      booking_id uuid primary key references booking (id) on delete cascade,
      version bigint not null default 1,
      body text not null check (char_length(body) <= 2000),
      author_id uuid not null,
      -- Business time.
      updated_at timestamptz not null
    );

    -- Addresses at which calendars subscribe to bookings. Only the hash of the secret is stored.
    create table feed (
      id uuid primary key,
      -- The user whose rights apply to it.
      user_id uuid not null,
      -- Shows the goods of this group; null: the user's own bookings.
      group_id uuid,
      -- The name that calendars show.
      name text not null check (char_length(name) <= 200),
      -- Raised by one with every new secret.
      generation int not null default 1,
      secret_hash bytea not null unique,
      created_at timestamptz not null,
      rotated_at timestamptz,
      constraint feed_of_person_and_group unique nulls not distinct (user_id, group_id)
    );

    -- The waiting list. An offer is a claim of the kind \`hold\` in the table of bookings, under the id of its wait, so that
    -- the same guard protects it.
    create table wait (
      id uuid primary key,
      version bigint not null default 1,
      good_id uuid not null,
      user_id uuid not null,
      quantity int not null check (quantity > 0),

      -- As requested: days (both inclusive) in the zone, or instants.
      is_hourly boolean not null,
      start_date date,
      end_date date,
      start_at timestamptz not null,
      end_at timestamptz not null,
      zone text not null,
      -- From then on the range can't be booked any more.
      last_call timestamptz not null,

      state text not null default 'waiting' check (state in
        ('waiting', 'offered', 'booked', 'declined', 'lapsed', 'left', 'passed', 'withdrawn')),
      offered_at timestamptz,
      answer_by timestamptz,
      booking_id uuid,
      created_at timestamptz not null,
      updated_at timestamptz not null,

      constraint wait_range check (start_at < end_at),
      constraint wait_offer check (state <> 'offered' or answer_by > offered_at),
      constraint wait_booked check ((state = 'booked') = (booking_id is not null))
    );
    -- One live wait per user, good and range.
    create unique index wait_once on wait (good_id, user_id, start_at, end_at) where state in ('waiting', 'offered');
    -- The waiting list of a good, oldest first.
    create index wait_line on wait (good_id, created_at, id) where state in ('waiting', 'offered');
    create index wait_of_user on wait (user_id, created_at desc);

    -- When the reminders of a booking are next due. A booking that starts far ahead has no row here, only one job in
    -- \`due_job\` (sql/order-reminders.sql).
    create table reminder (
      booking_id uuid primary key,
      -- The lender whose rules apply; follows the booking.
      lender_id uuid not null,
      -- Business time.
      due_at timestamptz not null,
      -- The lender's day on which the borrower was last reminded.
      told_on date
    );
    create index reminder_due on reminder (lender_id, due_at);
  `);
}
