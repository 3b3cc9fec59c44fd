import type { Knex } from 'knex';

/**
 * What ended, for the gateways, which ask for it four times a second (decision 26). Kept for an hour: what was issued before lives
 * for fifteen minutes.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table ended_access (
      id bigint generated always as identity primary key,
      -- A session that is over, or a user who reaches less than before: whose streams begin anew.
      session_id uuid,
      user_id uuid,
      -- The transaction that wrote it: by its place in the order of commits none is missed, whenever it commits.
      written_by xid8 not null default pg_current_xact_id(),
      at timestamptz not null default clock_timestamp(),
      check ((session_id is null) <> (user_id is null))
    );
    create index ended_access_written_by on ended_access (written_by);
    create index ended_access_at on ended_access (at);
  `);
}
