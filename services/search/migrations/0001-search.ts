import type { Knex } from 'knex';

/**
 * The index: copies of what catalog, identity and reservation publish. Search owns no row, so it has no foreign keys: facts arrive
 * in any order. `version` is the owner's; an older one is ignored. What was deleted stays as a row, so that an older version that
 * arrives late does not restore it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table good (
      id text primary key,
      version bigint not null,
      deleted boolean not null,
      owner_id text not null,
      group_ids text[] not null,
      -- Folded, as queries are.
      tags text[] not null,
      title text not null,
      -- By URL and in public lists: is_public or is_public_use.
      is_open boolean not null,
      is_hidden boolean not null,
      quantity int not null,
      margin_days int not null,
      reference_only boolean not null,
      created_at timestamptz not null,
      is_hourly boolean not null default false
    );
    create index good_groups on good using gin (group_ids) with (fastupdate = off) where not deleted;
    create index good_tags on good using gin (tags) with (fastupdate = off) where not deleted;
    create index good_owner on good (owner_id) where not deleted;
    create index good_margin_days on good (margin_days);
    create index good_hourly on good (owner_id) where is_hourly and not deleted;

    -- The words of goods: our own bigrams and words (src/domain) with position and weight, without a text search
    -- configuration of PostgreSQL. In a table of its own, so that queries without words read short rows.
    create table good_words (
      id text primary key,
      version bigint not null,
      terms tsvector not null,
      -- Those of title, tags and author alone, which decide the order.
      best tsvector not null
    );
    create index good_words_terms on good_words using gin (terms) with (fastupdate = off);

    create table booking (
      id text primary key,
      version bigint not null,
      good_id text not null,
      quantity int not null,
      state text not null,
      start_at timestamptz not null,
      end_at timestamptz not null,
      -- The range that it occupies while it is live; empty once it ended before it began.
      claim tstzrange not null,
      live boolean not null
    );
    create index booking_live_of_good on booking (good_id, upper(claim)) where live;
    create index booking_live_claim on booking using gist (claim) where live;
    create index booking_unreturned on booking (start_at) include (good_id) where state in ('reserved', 'handed_over');

    -- For the orders "popular" and "booked_at".
    create table activity (
      good_id text primary key,
      -- Bookings ever made and not cancelled.
      bookings bigint not null default 0,
      booked_at timestamptz
    );

    create table account (
      id text primary key,
      version bigint not null,
      deleted boolean not null,
      -- The zone in which the lender's days are counted.
      time_zone text not null,
      prevent_public_access boolean not null,
      -- A good is out when it is handed over, not when its booking starts.
      manage_hand_over boolean not null
    );

    create table lending_group (
      id text primary key,
      version bigint not null,
      deleted boolean not null,
      slug text not null,
      owner_id text not null
    );
    create index lending_group_slug on lending_group (slug) where not deleted;
    create index lending_group_owner on lending_group (owner_id) where not deleted;

    create table membership (
      id text primary key,
      version bigint not null,
      deleted boolean not null,
      group_id text not null,
      user_id text not null,
      -- Over the limit of the plan: without rights until restored.
      disabled boolean not null
    );
    create index membership_user on membership (user_id) where not deleted and not disabled;

    create table manager (
      id text primary key,
      version bigint not null,
      deleted boolean not null,
      account_id text not null,
      user_id text not null
    );
    create index manager_user on manager (user_id) where not deleted;
  `);
}
