import type { Knex } from 'knex';

/**
 * Fees of groups: copies of groups and memberships (owned by identity), what each member pays, and its months. A copy changes only
 * to a higher version.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.raw(`
    create table fee_groups (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null,
      name text not null,
      owner_id uuid not null,
      -- Yen a month; null: free.
      price_per_month int,
      price_from timestamptz
    );
    create index fee_groups_owner on fee_groups (owner_id);

    create table fee_members (
      id uuid primary key,
      version bigint not null,
      deleted boolean not null,
      group_id uuid not null,
      user_id uuid not null,
      group_owner boolean not null,
      consented boolean not null,
      joined_at timestamptz not null
    );
    create index fee_members_group on fee_members (group_id);
    create index fee_members_user on fee_members (user_id);

    create table fees (
      membership_id uuid primary key references fee_members,
      group_id uuid not null,
      user_id uuid not null,
      version bigint not null,
      state text not null check (state in ('active', 'exempt', 'over', 'ended')),
      stopped boolean not null,
      joined_at timestamptz not null,
      next_at timestamptz not null,
      anchor date,
      zone text not null,
      months int not null check (months >= 0),
      price int not null check (price >= 0),
      on_session boolean not null,
      ends boolean not null,
      unpaid_since timestamptz,
      tries int not null,
      noticed_from timestamptz
    );

    create table fee_periods (
      id uuid primary key,
      membership_id uuid not null references fees,
      group_id uuid not null,
      group_name text not null,
      payer_id uuid not null,
      payee_id uuid not null,
      state text not null check (state in ('open', 'paid', 'canceled')),
      from_day date not null,
      -- Exclusive.
      to_day date not null check (to_day > from_day),
      zone text not null,
      -- Yen, tax included.
      amount int not null check (amount > 0),
      at timestamptz not null,
      -- A month that was billed is not billed again.
      constraint fee_periods_once unique (membership_id, at)
    );
    -- A membership owes one month at a time.
    create unique index fee_periods_one_open on fee_periods (membership_id) where state = 'open';

    alter table payments
      add column fee_period_id uuid references fee_periods,
      add constraint payments_one_of_fee_period unique (fee_period_id),
      drop constraint payments_are_for_something,
      drop constraint payments_of_bookings_have_a_payee,
      add constraint payments_are_for_something check (num_nonnulls(booking_id, bill_id, fee_period_id) = 1),
      add constraint payments_to_lenders_have_a_payee check ((payee_id is null) = (bill_id is not null))`);
}
