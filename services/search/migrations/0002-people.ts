import type { Knex } from 'knex';

/** Who may see what, and in which zone a lender's days are counted. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table account (
      id text primary key,
      version bigint not null,
      deleted boolean not null,
      time_zone text not null,
      prevent_public_access boolean not null,
      -- A good is out when it is handed over, not when its booking starts.
      manage_hand_over boolean not null
    );

    create table lending_group (
      id text primary key,
      version bigint not null,
      deleted boolean not null,
      slug text not null,
      owner_id text not null
    );
    create index lending_group_slug on lending_group (slug) where not deleted;
    create index lending_group_owner on lending_group (owner_id) where not deleted;

    create table membership (
      id text primary key,
      version bigint not null,
      deleted boolean not null,
      group_id text not null,
      user_id text not null,
      -- Over the limit of the plan: without rights until restored.
      disabled boolean not null
    );
    create index membership_user on membership (user_id) where not deleted and not disabled;

    create table manager (
      id text primary key,
      version bigint not null,
      deleted boolean not null,
      account_id text not null,
      user_id text not null
    );
    create index manager_user on manager (user_id) where not deleted;
  `);
  await knex.raw(`
    -- A zone that PostgreSQL does not know (its tables may be older than those of the service that took the name)
    -- must not make every search of that lender's goods fail.
    create function account_zone() returns trigger language plpgsql as $$
    begin
      perform now() at time zone new.time_zone;
      return new;
    exception when invalid_parameter_value then
      new.time_zone := 'Asia/Tokyo';
      return new;
    end $$;
    create trigger account_zone before insert or update of time_zone on account
      for each row execute function account_zone();
  `);
}
