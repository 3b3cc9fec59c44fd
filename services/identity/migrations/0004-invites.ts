import type { Knex } from 'knex';

/** Invitations by mail to a group. Times are the machine's own. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table invites (
      id uuid primary key,
      group_id uuid not null references groups,
      email text not null check (email = lower(email)),
      inviter_id uuid not null references users,
      -- Only the link in the last mail is good.
      token_hash text not null unique,
      created_at timestamptz not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      closed_at timestamptz,
      closed_by text check (closed_by in ('accepted', 'cancelled')),
      check ((closed_at is null) = (closed_by is null))
    );
    -- One open invitation for one address, also the order of the list.
    create unique index invites_open on invites (group_id, email) where closed_at is null;
    create index invites_sent on invites (group_id, sent_at desc) where closed_at is null;
  `);
}
