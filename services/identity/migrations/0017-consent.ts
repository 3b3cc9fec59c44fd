import type { Knex } from 'knex';

/**
 * Invitations of three kinds, to an address or to somebody with an account; what was sent, to be counted; and who wants
 * none. All new columns may be null: what was written before, and by a process from before, is an invitation of a member.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table invites
      alter column group_id drop not null,
      alter column email drop not null,
      -- null: member.
      add column kind text check (kind in ('member', 'manager', 'heir')),
      -- Invited by id. No foreign key: the answer is the same whether somebody is there.
      add column user_id uuid,
      -- Whose account is to be managed, or whose group is to be handed over.
      add column account_id uuid references users,
      drop constraint invites_closed_by_check,
      add constraint invites_closed_by_check check (closed_by in ('accepted', 'cancelled', 'declined')),
      add constraint invites_addressed check (num_nonnulls(email, user_id) = 1),
      add constraint invites_to_what check (case coalesce(kind, 'member')
        when 'member' then group_id is not null and account_id is null
        when 'manager' then group_id is null and account_id is not null
        else group_id is not null and account_id is not null end);
    drop index invites_open;
    create unique index invites_open on invites
      (coalesce(kind, 'member'), coalesce(group_id, account_id), coalesce(email, user_id::text))
      where closed_at is null;
    create index invites_of_group on invites (group_id, sent_at desc);
    drop index invites_sent;
    create index invites_to_address on invites (email, sent_at desc);
    create index invites_to_user on invites (user_id, sent_at desc) where user_id is not null;
    create index invites_of_account on invites (account_id, sent_at desc) where account_id is not null;

    -- Each invitation that was sent, for a day: by whose account, to whom as it was typed, and where its mail went, which
    -- is not told to who typed an id. Both as hashes.
    create table invite_mails (
      account_id uuid not null references users,
      receiver_hash text not null,
      mailed_hash text,
      sent_at timestamptz not null
    );
    create index invite_mails_account on invite_mails (account_id, sent_at);
    create index invite_mails_receiver on invite_mails (receiver_hash, sent_at);
    create index invite_mails_mailed on invite_mails (mailed_hash, sent_at) where mailed_hash is not null;
    create index invite_mails_sent on invite_mails (sent_at);

    -- Addresses, as hashes, that no invitation goes to any more: their readers said so.
    create table invite_stops (
      receiver_hash text primary key,
      stopped_at timestamptz not null
    );

    -- Whether the member joined by an own act. null: joined before that was kept.
    alter table memberships add column consented boolean;
  `);
}
