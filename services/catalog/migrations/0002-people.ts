import type { Knex } from 'knex';

/**
 * What catalog must know of people to say who sees and who may change a good: its own copies of identity's facts. A
 * copy changes only to a higher `version`; what is deleted stays as a tombstone, so that an older push that comes late
 * doesn't bring it back.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table account (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null,
      prevent_public_access boolean not null
    );

    create table lending_group (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null,
      slug text not null,
      owner_id uuid not null,
      -- Members may put their own goods here.
      accept_member_goods boolean not null
    );
    create index lending_group_slug on lending_group (slug) where not deleted;
    create index lending_group_owner on lending_group (owner_id) where not deleted;

    create table membership (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null,
      group_id uuid not null,
      user_id uuid not null,
      group_owner boolean not null,
      -- Over the limit of the plan: kept, but without rights until restored.
      disabled boolean not null
    );
    create index membership_user on membership (user_id, group_id) where not deleted;

    create table manager (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null,
      account_id uuid not null,
      user_id uuid not null
    );
    create index manager_user on manager (user_id, account_id) where not deleted;
  `);
}
