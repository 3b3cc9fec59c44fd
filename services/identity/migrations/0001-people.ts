import type { Knex } from 'knex';

/** Users, groups, memberships, managers and seats; member cards, invitations and announcements. Times of invitations are real time. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A deleted user stays as an id without anything personal.
    create table users (
      id uuid primary key,
      version bigint not null,
      name text not null,
      name_reading text not null,
      account_name text,
      email text,
      email_verified boolean not null,
      password_hash text,
      locale text not null check (locale in ('ja', 'en', 'ja-Hira')),
      time_zone text not null,
      rules jsonb not null,
      invoice_name text not null,
      invoice_email text not null,
      reminder_days_indexes smallint[] not null,
      thumbnail_url text not null,
      hide_ads boolean not null,
      nps smallint,
      -- Name, reading and address in one spelling, for the search in member lists.
      search_text text not null,
      -- The reading, or the name where there is none, in one spelling: the order of member lists.
      sort_text text not null collate "ja-x-icu",
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz,
      -- A new address that is not confirmed yet.
      pending_email text,
      check (email = lower(email)),
      check (deleted_at is null or num_nonnulls(email, account_name, password_hash) = 0)
    );
    create unique index users_email on users (email);
    create unique index users_account_name on users (lower(account_name));

    create table groups (
      id uuid primary key,
      version bigint not null,
      name text not null,
      description text not null,
      slug text not null,
      owner_id uuid not null references users,
      -- Sealed (AES-256-GCM); empty is none.
      passcode text not null,
      accept_member_goods boolean not null,
      member_booking_visible boolean not null,
      disable_sign_up boolean not null,
      sign_up_message text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz,
      -- What it asks of people who join.
      tag_form_label text not null default '',
      tag_form_placeholder text not null default '',
      -- Pictures that catalog stores.
      cover_image_id uuid,
      logo_image_id uuid
    );
    create index groups_owner on groups (owner_id) where deleted_at is null;

    -- Every slug that a group has or had. None goes to another group: printed addresses stay valid.
    create table group_slugs (
      slug text primary key,
      group_id uuid not null references groups
    );
    create index group_slugs_group on group_slugs (group_id);

    -- One row for each user who ever belonged to a group; who joins again gets the same row.
    create table memberships (
      id uuid primary key,
      version bigint not null,
      group_id uuid not null references groups,
      user_id uuid not null references users,
      group_owner boolean not null,
      disabled_by text check (disabled_by in ('plan', 'owner')),
      tags text[] not null,
      joined_at timestamptz not null,
      updated_at timestamptz not null,
      left_at timestamptz,
      -- Whether the member joined by their own action. null: unknown.
      consented boolean,
      unique (group_id, user_id)
    );
    create index memberships_user on memberships (user_id) where left_at is null;
    create index memberships_group on memberships (group_id) where left_at is null;
    -- Members without a seat: the next free one is theirs.
    create index memberships_paused on memberships (group_id) where disabled_by = 'plan' and left_at is null;

    create table managers (
      id uuid primary key,
      version bigint not null,
      account_id uuid not null references users,
      user_id uuid not null references users,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      removed_at timestamptz,
      unique (account_id, user_id),
      check (account_id <> user_id)
    );
    create index managers_user on managers (user_id) where removed_at is null;

    -- Members beside the owner, each person once across the groups of an account. Every change of a membership locks it.
    create table seats (
      account_id uuid primary key references users,
      used int not null check (used >= 0),
      -- null is no limit.
      member_limit int check (member_limit >= 0),
      subscription_version bigint not null,
      -- How full the plan was when the owner was last notified, in hundredths.
      told smallint not null default 0
    );

    -- Member cards. Each is a user without an address and a member of one group; whoever has its secret signs in.
    create table cards (
      id uuid primary key,
      version bigint not null,
      group_id uuid not null references groups,
      user_id uuid not null unique references users,
      -- As printed on it; mostly, but not always, a whole number.
      management_id text not null,
      management_number bigint generated always as
        (case when management_id ~ '^[0-9]{1,15}$' then management_id::bigint end) stored,
      email text not null,
      invite_email text not null,
      permission text not null check (permission in ('book', 'read')),
      -- A shown secret is looked up by its hash; to print the card again it is stored sealed (AES-256-GCM).
      secret_hash text not null unique,
      sealed_secret text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      revoked_at timestamptz
    );
    -- One number, one card; also where the next number is read.
    create unique index cards_number on cards (group_id, management_id) where revoked_at is null;
    -- The order of a group's cards, which a page can continue behind any card: what is no whole number comes last.
    create index cards_sheet on cards (group_id, coalesce(management_number, 9223372036854775807), management_id)
      where revoked_at is null;

    -- Invitations of three kinds, to an address or to a user.
    create table invites (
      id uuid primary key,
      group_id uuid references groups,
      email text check (email = lower(email)),
      inviter_id uuid not null references users,
      -- Only the link in the last mail is valid.
      token_hash text not null unique,
      created_at timestamptz not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      closed_at timestamptz,
      closed_by text
        constraint invites_closed_by_check check (closed_by in ('accepted', 'cancelled', 'declined')),
      -- The key of its last mail at notify, to ask whether it bounced.
      mail_key text not null default '',
      -- null: member.
      kind text check (kind in ('member', 'manager', 'heir')),
      -- Invited by id. No foreign key: the answer is the same whether the user exists.
      user_id uuid,
      -- The account to be managed, or the owner of the group to be handed over.
      account_id uuid references users,
      check ((closed_at is null) = (closed_by is null)),
      constraint invites_addressed check (num_nonnulls(email, user_id) = 1),
      constraint invites_to_what check (case coalesce(kind, 'member')
        when 'member' then group_id is not null and account_id is null
        when 'manager' then group_id is null and account_id is not null
        else group_id is not null and account_id is not null end)
    );
    -- One open invitation for one address.
    create unique index invites_open on invites
      (coalesce(kind, 'member'), coalesce(group_id, account_id), coalesce(email, user_id::text))
      where closed_at is null;
    create index invites_of_group on invites (group_id, sent_at desc);
    create index invites_to_address on invites (email, sent_at desc);
    create index invites_to_user on invites (user_id, sent_at desc) where user_id is not null;
    create index invites_of_account on invites (account_id, sent_at desc) where account_id is not null;

    -- Each invitation that was sent, for a day: from which account, to whom as typed, and where its mail went, which is
    -- not shown to an inviter who typed an id. Both as hashes.
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

    -- Addresses, as hashes, whose readers refused further invitations.
    create table invite_stops (
      receiver_hash text primary key,
      stopped_at timestamptz not null
    );

    -- Announcements of a group.
    create table posts (
      id uuid primary key,
      version bigint not null,
      group_id uuid not null references groups,
      author_id uuid not null references users,
      body text not null,
      pinned boolean not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    -- The order of the list. Ids are in the order of writing.
    create index posts_order on posts (group_id, pinned desc, id desc);
    -- One pin a group (spec section 5), under concurrent requests too.
    create unique index posts_pinned on posts (group_id) where pinned;
    -- For the newest post of a group.
    create index posts_latest on posts (group_id, id desc);
  `);
}
