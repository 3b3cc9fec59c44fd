import type { Knex } from 'knex';

/**
 * The weekly notice of new goods: for each user the time zone and the next Monday at 09:00 in it. Users from before this
 * release are read once, by the job.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table new_goods_notice (
      user_id text primary key,
      -- Of identity's snapshot, from which the zone is; 0: the zone was queried.
      version bigint not null,
      time_zone text not null,
      -- The Monday of the last notice, sent or not; of a new user, the last Monday.
      done date not null,
      -- Business time; null for a deleted account.
      due_at timestamptz
    );
    create index new_goods_notice_due on new_goods_notice (due_at, user_id) where due_at is not null;

    insert into due_job (kind, key, due_at, data)
      values ('new_goods.people', '', timestamptz '2000-01-01', '{"afterId": ""}');
  `);
}
