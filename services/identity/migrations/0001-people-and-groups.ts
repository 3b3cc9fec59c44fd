import type { Knex } from 'knex';

/** Users, groups, memberships, managers, and the seats of plans. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Who left stays as an id without anything personal.
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
      deleted_at timestamptz
    );
    create index groups_owner on groups (owner_id) where deleted_at is null;

    -- Every slug that a group has or had. None goes to another group: printed addresses stay true.
    create table group_slugs (
      slug text primary key,
      group_id uuid not null references groups
    );
    create index group_slugs_group on group_slugs (group_id);

    -- One row for each two who ever belonged together; who comes back gets it again.
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
      unique (group_id, user_id)
    );
    create index memberships_user on memberships (user_id) where left_at is null;
    create index memberships_group on memberships (group_id) where left_at is null;

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

    -- Members beside the owner, each person once across the groups of an account. Locked by who changes a membership.
    create table seats (
      account_id uuid primary key references users,
      used int not null check (used >= 0),
      -- null is no limit.
      member_limit int check (member_limit >= 0),
      subscription_version bigint not null
    );
  `);
}
