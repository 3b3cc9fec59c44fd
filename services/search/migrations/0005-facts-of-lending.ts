import type { Knex } from 'knex';

/**
 * Adds the facts that analytics counts: who borrowed and when, what was paid, who joined, and the lender's open days. The
 * index is rebuilt when the service starts (`index_version`); until then rows of before have no such facts and are not
 * counted.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table booking
      -- Empty for a held wait.
      add column borrower_id text not null default '',
      add column is_hourly boolean not null default false,
      -- As booked, in booked_zone; null by the hour.
      add column start_date date,
      add column end_date date,
      add column booked_zone text not null default '',
      -- Null for a held wait, and in rows that were written before.
      add column created_at timestamptz,
      add column handed_over_at timestamptz,
      add column returned_at timestamptz,
      add column cancelled_at timestamptz;
    create index booking_facts on booking (good_id) where created_at is not null;

    alter table account
      add column disabled_days_indexes int[] not null default '{}',
      add column closed_dates text[] not null default '{}',
      add column closed_on_holidays text not null default '';

    alter table membership
      add column group_owner boolean not null default false,
      add column joined_at timestamptz;
    create index membership_joined on membership (group_id, joined_at);

    -- Deleted goods and groups are counted, too: these indexes replace those without them.
    drop index good_owner;
    create index good_owner on good (owner_id);
    drop index good_groups;
    create index good_groups on good using gin (group_ids) with (fastupdate = off);
    drop index lending_group_owner;
    create index lending_group_owner on lending_group (owner_id);

    create table payment (
      id text primary key,
      version bigint not null,
      payee_id text not null,
      good_id text not null,
      group_id text not null,
      -- [{ at, amount }]: yen, signed, in the order of time.
      moves jsonb not null,
      first_move_at timestamptz,
      last_move_at timestamptz
    );
    create index payment_of_payee on payment (payee_id, last_move_at) where last_move_at is not null;
    create index payment_of_good on payment (good_id, last_move_at) where last_move_at is not null and good_id <> '';
    create index payment_of_group on payment (group_id, last_move_at) where last_move_at is not null and group_id <> '';

    -- An empty index has nothing to write again.
    update index_version set version = 3 where not exists (select from good);
  `);
}
