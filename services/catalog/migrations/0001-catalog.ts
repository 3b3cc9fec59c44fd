import type { Knex } from 'knex';

/**
 * Creates goods with their pictures, folders and likes, and each account's use of its quotas. Also creates catalog's
 * copies of the people and groups that decide who sees and changes a good.
 *
 * A deleted good stays as a tombstone, whose snapshot other services may still request. Visibility of a good is read
 * from its own row alone: owner, groups, and whether it is open (docs/adr/0010-who-sees-a-good-is-one-predicate.md).
 *
 * A copy of identity's facts changes only to a higher `version`; deleted records stay as tombstones, so that an older
 * push that arrives late does not restore them.
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
      -- The tags in the form in which they are compared: one width, lower case.
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
      -- The period in which it is lent at all, both days inclusive.
      lent_from date,
      lent_to date check (lent_to >= lent_from),
      price_per_hour int,
      price_per_day int,
      price_per_week int,
      price_per_month int,
      is_public boolean not null,
      is_public_use boolean not null,
      is_hidden boolean not null,
      -- The lender's prevent_public_access, copied so that who sees a good depends on one row.
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
      -- Long descriptions are stored out of line: counting and checking read short rows.
      toast_tuple_target = 256,
      -- Index-only scans need vacuum to have marked the pages as visible to all.
      autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05);

    -- By owner, group, openness and tag: for lists of few goods.
    create index good_of_owner on good (owner_id, id desc) where deleted_at is null;
    create index good_in_groups on good using gin (group_ids) where deleted_at is null;
    create index good_open on good (id desc) where deleted_at is null and is_open and not is_hidden;
    create index good_by_tag on good using gin (tag_keys) where deleted_at is null;
    -- For the twelve-hour view, which lists goods that are lent by the hour alone.
    create index good_hourly on good (id) where is_hourly and deleted_at is null;

    -- One for each order of a list ("latest" is the order of ids). Each includes all that decides who sees a good, so
    -- that scans and counts read no row: rows are wide.
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
      -- As announced when the upload was signed.
      content_type text not null,
      byte_size int not null,
      -- The good that shows it, and its place there.
      good_id uuid references good (id),
      place int,
      -- Pixels, once the picture has arrived and was accepted; null until then.
      width int,
      height int,
      alt text not null,
      created_at timestamptz not null,
      -- The group that shows it as cover or logo.
      group_id uuid,
      check ((good_id is null) = (place is null)),
      check (good_id is null or width is not null),
      check (num_nonnulls(good_id, group_id) <= 1)
    );
    create index picture_of_good on picture (good_id, place) where good_id is not null;
    create index picture_of_group on picture (group_id) where group_id is not null;

    create table account (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null,
      prevent_public_access boolean not null
    );

    create table lending_group (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null,
      slug text not null,
      owner_id uuid not null,
      -- Members may add their own goods.
      accept_member_goods boolean not null
    );
    create index lending_group_slug on lending_group (slug) where not deleted;
    create index lending_group_owner on lending_group (owner_id) where not deleted;

    create table membership (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null,
      group_id uuid not null,
      user_id uuid not null,
      group_owner boolean not null,
      -- Over the limit of the plan: stored, but without rights until restored.
      disabled boolean not null
    );
    create index membership_user on membership (user_id, group_id) where not deleted;

    create table manager (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null,
      account_id uuid not null,
      user_id uuid not null
    );
    create index manager_user on manager (user_id, account_id) where not deleted;

    -- Folders of goods in a group. A good that has left the group shows in no folder of it. Deleted with the group
    -- (docs/adr/0045-what-cascades-goes-with-a-deleted-copy.md).
    create table folder (
      id uuid primary key,
      group_id uuid not null constraint folder_of_group references lending_group on delete cascade,
      title text not null,
      place int not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index folder_of_group on folder (group_id, place, id);

    create table folder_good (
      folder_id uuid not null references folder on delete cascade,
      good_id uuid not null references good,
      primary key (folder_id, good_id)
    );
    create index folder_of_good on folder_good (good_id);

    -- Deleted with the account that likes.
    create table good_like (
      user_id uuid not null constraint like_of_account references account on delete cascade,
      good_id uuid not null references good,
      liked_at timestamptz not null,
      primary key (user_id, good_id)
    );

    -- What each account uses of its quotas: goods that are not deleted, pictures, and their announced bytes. Triggers
    -- count it in every statement that writes goods and pictures (sql/count-*.sql). The row stays locked until the
    -- transaction ends, so concurrent writes are counted one after the other.
    create table account_use (
      account_id uuid primary key,
      goods bigint not null default 0,
      pictures bigint not null default 0,
      bytes bigint not null default 0
    );
  `);
}
