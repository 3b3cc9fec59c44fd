import type { Knex } from 'knex';

/**
 * What reservation must know of others at the moment of a booking, kept as its own copy: goods (owned by catalog),
 * accounts, groups, memberships and managers (owned by identity). A copy changes only to a higher `version`; what is
 * deleted stays as a tombstone, so that an older push that comes late does not bring it back.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create extension if not exists btree_gist;

    create table account (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null default false,
      name text not null,
      -- IANA name; days of this lender's goods are days in this zone.
      zone text not null,
      max_supplies int,
      limit_supply_regardless_of_date boolean not null,
      -- 0 is Sunday.
      disabled_days_indexes int[] not null,
      closed_dates date[] not null,
      at_least_days_ahead int not null,
      extendable_days int not null,
      allow_return_by_borrower boolean not null,
      allow_hand_over_by_user boolean not null,
      allow_manage_by_user boolean not null,
      manage_hand_over boolean not null,
      disable_auto_delay boolean not null,
      prevent_public_access boolean not null
    );

    create table good (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null default false,
      title text not null,
      -- The lender.
      owner_id uuid not null,
      group_ids uuid[] not null,
      quantity int not null check (quantity >= 0),
      is_hourly boolean not null,
      max_days int,
      margin_days int not null check (margin_days >= 0),
      is_exclusive boolean not null,
      auto_extend boolean not null,
      for_reference_only boolean not null,
      restrict_reservation boolean not null,
      only_scan_booking boolean not null,
      confirmation_upon_return boolean not null,
      -- When it is lent at all, both inclusive.
      lent_from date,
      lent_to date,
      is_public boolean not null,
      is_public_use boolean not null,
      is_hidden boolean not null,
      management_id text not null,
      -- Has a price of any kind, so it can't be booked in bulk.
      priced boolean not null
    );
    create index good_owner on good (owner_id) where not deleted;
    create index good_groups on good using gin (group_ids) where not deleted;

    create table good_group (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null default false,
      owner_id uuid not null,
      member_booking_visible boolean not null
    );
    create index good_group_owner on good_group (owner_id) where not deleted;

    create table membership (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null default false,
      group_id uuid not null,
      user_id uuid not null,
      group_owner boolean not null,
      -- Over the limit of the plan: kept, but without rights.
      disabled boolean not null
    );
    create index membership_user on membership (user_id, group_id) where not deleted;

    create table manager (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null default false,
      account_id uuid not null,
      user_id uuid not null
    );
    create index manager_user on manager (user_id, account_id) where not deleted;
  `);
  await knex.raw(STANDING);
}

/**
 * How somebody stands to goods and accounts. Plain SQL, so that the planner can look into them. A member card is bound
 * to one group and manages nothing: its group is the second argument, null for everybody else.
 */
const STANDING = `
  create function manages(p_actor uuid, p_card_group uuid, p_account uuid) returns boolean
    language sql stable as $$
      select p_card_group is null and (p_actor = p_account or exists (
        select from manager m where m.user_id = p_actor and m.account_id = p_account and not m.deleted))
    $$;

  -- Group owners: the account that owns one of the groups, its managers, and members made group owners.
  create function oversees(p_actor uuid, p_card_group uuid, p_groups uuid[]) returns boolean
    language sql stable as $$
      select p_card_group is null and (
        exists (select from membership m where m.user_id = p_actor and m.group_id = any (p_groups)
          and m.group_owner and not m.disabled and not m.deleted)
        or exists (select from good_group g where g.id = any (p_groups) and not g.deleted and (g.owner_id = p_actor
          or exists (select from manager m where m.user_id = p_actor and m.account_id = g.owner_id and not m.deleted))))
    $$;

  create function belongs(p_actor uuid, p_card_group uuid, p_groups uuid[]) returns boolean
    language sql stable as $$
      select exists (select from membership m where m.user_id = p_actor and m.group_id = any (p_groups)
          and (p_card_group is null or m.group_id = p_card_group) and not m.disabled and not m.deleted)
        or oversees(p_actor, p_card_group, p_groups)
    $$;

  -- The table "Who sees a good" of the REST contract: 'manager', 'member', 'guest' (books, because of public use),
  -- 'viewer' (sees, may not book), 'none' (not told that it exists).
  create function standing(p_actor uuid, p_card_group uuid, p_owner uuid, p_groups uuid[], p_public boolean,
      p_public_use boolean, p_prevent_public boolean) returns text
    language sql stable as $$
      select case
        when manages(p_actor, p_card_group, p_owner) then 'manager'
        when belongs(p_actor, p_card_group, p_groups) then 'member'
        when p_prevent_public then 'none'
        when p_public_use and p_actor is not null and p_card_group is null then 'guest'
        when p_public or p_public_use then 'viewer'
        else 'none' end
    $$;
`;
