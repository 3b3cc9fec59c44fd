import type { Knex } from 'knex';

/**
 * The index: copies of what catalog, identity and reservation publish. No row belongs to us, so nothing refers to
 * anything by foreign key: facts arrive in any order. `version` is the owner's; an older one is ignored. What was
 * deleted stays as a row, so that an older version that comes late can't bring it back.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table good (
      id text primary key,
      version bigint not null,
      deleted boolean not null,
      owner_id text not null,
      group_ids text[] not null,
      -- Folded, as they are asked for.
      tags text[] not null,
      title text not null,
      -- By URL and in public lists: is_public or is_public_use.
      is_open boolean not null,
      is_hidden boolean not null,
      quantity int not null,
      margin_days int not null,
      reference_only boolean not null,
      created_at timestamptz not null
    );
    create index good_groups on good using gin (group_ids) with (fastupdate = off) where not deleted;
    create index good_tags on good using gin (tags) with (fastupdate = off) where not deleted;
    create index good_owner on good (owner_id) where not deleted;
    create index good_margin_days on good (margin_days);

    -- The words of goods: bigrams and words of our own (src/domain) with place and weight, no text search configuration
    -- of PostgreSQL. Apart from the goods, so that what reads no words need not drag them along.
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
      -- What nobody else can have while it is live; empty once it ended before it began.
      claim tstzrange not null,
      live boolean not null
    );
    create index booking_live_of_good on booking (good_id, upper(claim)) where live;
    create index booking_live_claim on booking using gist (claim) where live;
    create index booking_unreturned on booking (start_at) include (good_id) where state in ('reserved', 'handed_over');

    -- What the orders "popular" and "booked_at" go by.
    create table activity (
      good_id text primary key,
      -- Bookings ever made and not cancelled.
      bookings bigint not null default 0,
      booked_at timestamptz
    );
  `);
}
