import type { Knex } from 'knex';

/**
 * Stocktaking: periods, counts, the check that a closed period froze, and what was decided about its differences. Counts
 * are never overwritten: the newest of a good at a place counts, the others are its history.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table stocktaking_period (
      id uuid primary key,
      version bigint not null default 1,
      -- Goes with its group.
      group_id uuid not null references good_group (id) on delete cascade,
      name text not null check (name <> '' and char_length(name) <= 50),
      -- Empty: all goods of the group.
      folder_ids uuid[] not null,
      place text not null check (char_length(place) <= 50),
      created_by uuid not null,
      -- Business time.
      created_at timestamptz not null,
      closed_at timestamptz,
      closed_by uuid,
      constraint stocktaking_period_closed check ((closed_at is null) = (closed_by is null))
    );
    create index stocktaking_period_of_group on stocktaking_period (group_id, created_at desc, id desc);

    create table stocktaking (
      id uuid primary key,
      -- Made by the device that counted; a count that is sent again is recorded once.
      scan_id uuid not null unique,
      -- SHA-256 of what was sent.
      content_hash bytea not null,
      group_id uuid not null references good_group (id) on delete cascade,
      -- Null: it belongs to its day.
      period_id uuid references stocktaking_period (id) on delete cascade,
      -- Of the zone of the group's account.
      day date not null,
      good_id uuid not null,
      quantity int not null check (quantity between 0 and 1000000),
      place text not null check (char_length(place) <= 50),
      condition text not null check (char_length(condition) <= 200),
      note text not null check (char_length(note) <= 2000),
      -- Business time.
      counted_at timestamptz not null,
      received_at timestamptz not null,
      counted_by uuid not null,
      -- A deleted count stays, so that sending it again restores nothing.
      deleted_at timestamptz,
      deleted_by uuid,
      constraint stocktaking_not_in_the_future check (counted_at <= received_at)
    );
    create index stocktaking_of_period on stocktaking (period_id, good_id, place, counted_at desc, scan_id desc)
      where deleted_at is null and period_id is not null;
    create index stocktaking_of_day on stocktaking (group_id, day, good_id, place, counted_at desc, scan_id desc)
      where deleted_at is null and period_id is null;
    create index stocktaking_of_group on stocktaking (group_id, counted_at desc, scan_id desc);
    create index stocktaking_of_person on stocktaking (counted_by) where note <> '' or condition <> '';

    -- The check of a closed period.
    create table stocktaking_result (
      period_id uuid not null references stocktaking_period (id) on delete cascade,
      good_id uuid not null,
      -- Units of the good when the period was closed.
      quantity int not null,
      units_out int not null,
      units_out_of_service int not null,
      -- Null: not counted.
      actual bigint,
      places text[] not null,
      counted_at timestamptz,
      counted_by uuid,
      primary key (period_id, good_id)
    );

    -- What was decided about a difference. It is written before catalog is asked to change the quantity.
    create table stocktaking_decision (
      period_id uuid not null,
      good_id uuid not null,
      choice text not null check (choice in ('quantity', 'lost', 'out_of_service', 'left')),
      reason text not null check (char_length(reason) <= 2000),
      decided_by uuid not null,
      decided_at timestamptz not null,
      -- When catalog had changed the good; null: not yet.
      applied_at timestamptz,
      primary key (period_id, good_id),
      foreign key (period_id, good_id) references stocktaking_result (period_id, good_id) on delete cascade
    );

    -- What was out at a moment: what is still open, and what came back after it.
    create index booking_good_returned on booking (good_id, returned_at) where returned_at is not null;
    -- Goods by what is read off them.
    create index good_label_hash on good (label_hash) where label_hash <> '' and not deleted;
    create index good_management_id on good (management_id) where management_id <> '' and not deleted;
  `);
}
