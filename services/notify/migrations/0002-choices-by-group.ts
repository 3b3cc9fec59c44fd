import type { Knex } from 'knex';

/**
 * Adds the flags of two kinds of notices, and choices by group. Advertising mail requires consent: the time at which a
 * user turned on news of goods, and the text shown then, are stored with the flag.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table notification_setting
      add column email_new_goods boolean not null default true,
      add column push_new_goods boolean not null default true,
      add column email_comment boolean not null default true,
      add column push_comment boolean not null default true,
      -- Business time; null: never turned on by the user, so no goods with a price.
      add column new_goods_chosen_at timestamptz,
      add column new_goods_wording text;

    -- Choices of a user for one group; null follows notification_setting. Deleted with the membership and the group.
    create table group_notification_setting (
      user_id text not null,
      group_id text not null,
      email_message boolean,
      email_new_booking boolean,
      email_update_booking boolean,
      email_new_post boolean,
      email_new_goods boolean,
      email_comment boolean,
      push_message boolean,
      push_new_booking boolean,
      push_update_booking boolean,
      push_new_post boolean,
      push_new_goods boolean,
      push_comment boolean,
      new_goods_chosen_at timestamptz,
      new_goods_wording text,
      primary key (user_id, group_id)
    );
    create index group_notification_setting_group on group_notification_setting (group_id);
  `);
}
