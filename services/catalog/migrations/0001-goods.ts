import type { Knex } from 'knex';

/**
 * Goods and their pictures. A deleted good stays as a tombstone, whose snapshot other services may still ask for. Who
 * sees a good is read from its own row alone: owner, groups, and whether it is open (see ADR 10).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table good (
      id uuid primary key,
      version bigint not null,
      owner_id uuid not null,
      group_ids uuid[] not null,
      title text not null,
      description text not null,
      tags text[] not null,
      -- The tags as they are compared: one width, small letters.
      tag_keys text[] not null,
      author text not null,
      publisher text not null,
      location text not null,
      category text not null,
      management_id text not null,
      -- Prices are yen.
      purchase_price int,
      release_date date,
      isbn text not null,
      custom_tag_title text not null,
      custom_tag text not null,
      quantity int not null check (quantity > 0),
      is_hourly boolean not null,
      max_days int check (max_days > 0),
      margin_days int not null check (margin_days >= 0),
      is_exclusive boolean not null,
      auto_extend boolean not null,
      for_reference_only boolean not null,
      restrict_reservation boolean not null,
      only_scan_booking boolean not null,
      confirmation_upon_return boolean not null,
      -- When it is lent at all, both days inclusive.
      lent_from date,
      lent_to date check (lent_to >= lent_from),
      price_per_hour int,
      price_per_day int,
      price_per_week int,
      price_per_month int,
      is_public boolean not null,
      is_public_use boolean not null,
      is_hidden boolean not null,
      -- The lender's prevent_public_access, kept here so that who sees a good is a matter of one row.
      lender_closed boolean not null,
      is_open boolean not null generated always as ((is_public or is_public_use) and not lender_closed) stored,
      -- From events of reservation; no change of the good, so they raise no version.
      bookings_count int not null default 0,
      booked_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz,
      check (not (is_hourly and (quantity > 1 or margin_days > 0)))
    ) with (
      -- Long descriptions lie apart: counting and checking go over rows that are short.
      toast_tuple_target = 256,
      -- Walks that touch no row need vacuum to have said which pages all may see.
      autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);

    -- Whose goods, in which groups, open to all, under which tag: where few are meant, these find them.
    create index good_of_owner on good (owner_id, id desc) where deleted_at is null;
    create index good_in_groups on good using gin (group_ids) where deleted_at is null;
    create index good_open on good (id desc) where deleted_at is null and is_open and not is_hidden;
    create index good_by_tag on good using gin (tag_keys) where deleted_at is null;

    -- One for each order of a list ("latest" is the order of ids). Each holds all that decides who sees a good, so
    -- that walking and counting touch no row: rows are wide.
    create index good_latest on good (id desc)
      include (owner_id, group_ids, is_open, is_hidden) where deleted_at is null;
    create index good_alphabetic on good (title collate "ja-x-icu", id)
      include (owner_id, group_ids, is_open, is_hidden) where deleted_at is null;
    create index good_popular on good (bookings_count desc, id desc)
      include (owner_id, group_ids, is_open, is_hidden) where deleted_at is null;
    create index good_booked on good (booked_at desc nulls last, id desc)
      include (owner_id, group_ids, is_open, is_hidden) where deleted_at is null;

    create table picture (
      id uuid primary key,
      -- The account that may use it.
      uploader_id uuid not null,
      -- What was announced when the upload was signed.
      content_type text not null,
      byte_size int not null,
      -- The good that shows it, and its place there.
      good_id uuid references good (id),
      place int,
      -- Pixels of the picture once it has arrived and was found good; null until then.
      width int,
      height int,
      alt text not null,
      created_at timestamptz not null,
      check ((good_id is null) = (place is null)),
      check (good_id is null or width is not null)
    );
    create index picture_of_good on picture (good_id, place) where good_id is not null;
  `);
}
