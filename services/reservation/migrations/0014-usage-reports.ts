import type { Knex } from 'knex';

/**
 * Usage reports: files that are made once and read in pieces. A daily one has no requester. The job looks for groups whose daily
 * reports are due.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table usage_report (
      id uuid primary key,
      -- Goes with its group.
      group_id uuid not null references good_group (id) on delete cascade,
      -- Days, both inclusive.
      from_day date not null,
      to_day date not null,
      format text not null check (format in ('xlsx', 'csv')),
      locale text not null,
      -- Null: a daily one.
      requested_by uuid,
      state text not null default 'making' check (state in ('making', 'ready', 'failed', 'expired')),
      -- Rows that are written, and rows that it had when it was begun.
      rows int not null default 0,
      rows_expected int not null default 0,
      -- Business time.
      created_at timestamptz not null,
      ready_at timestamptz,
      expires_at timestamptz not null,
      constraint usage_report_days check (from_day <= to_day)
    );
    create index usage_report_of_group on usage_report (group_id, created_at desc, id desc);
    create index usage_report_expires on usage_report (expires_at);
    create unique index usage_report_daily on usage_report (group_id, to_day, locale) where requested_by is null;

    create table usage_report_piece (
      report_id uuid not null references usage_report (id) on delete cascade,
      -- Counted from 0.
      piece int not null,
      data bytea not null,
      primary key (report_id, piece)
    );
    -- A file is compressed.
    alter table usage_report_piece alter column data set storage external;

    -- People who get a mail when the report is ready.
    create table usage_report_reader (
      report_id uuid not null references usage_report (id) on delete cascade,
      user_id uuid not null,
      -- Their mail was handed to notify.
      mailed boolean not null default false,
      primary key (report_id, user_id)
    );
    create index usage_report_reader_of_user on usage_report_reader (user_id);

    -- Daily reports that were decided about, also those of days without rows. Each is sent once.
    create table usage_report_day (
      group_id uuid not null references good_group (id) on delete cascade,
      user_id uuid not null,
      day date not null,
      primary key (group_id, user_id, day)
    );
    create index usage_report_day_day on usage_report_day (day);

  `);
}
