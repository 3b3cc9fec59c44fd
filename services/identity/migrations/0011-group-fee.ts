import type { Knex } from 'knex';

/** The fee of a group (owned here), and which memberships billing stopped because theirs was not paid. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table groups
      -- Yen a month, tax included; null: none.
      add column price_per_month int check (price_per_month > 0),
      -- When it begins for people who were members before it was set.
      add column price_from timestamptz,
      add constraint groups_fee_has_a_day check ((price_per_month is null) = (price_from is null));
    alter table memberships drop constraint memberships_disabled_by_check;
    alter table memberships
      add constraint memberships_disabled_by_check check (disabled_by in ('plan', 'owner', 'fee')),
      add column fee_stopped boolean not null default false,
      add column fee_version bigint not null default 0`);
}
