import type { Knex } from 'knex';

/**
 * Adds the time at which a good was first shown in each group, from which the weekly notice of new goods follows. Goods
 * of earlier releases count as shown when they were registered; hidden ones are news once they are shown.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- One row for each good and group, from the first moment at which the good was in the group and not hidden. Written
    -- by a trigger (sql/show-goods.sql); never changed.
    create table good_showing (
      good_id uuid not null references good on delete cascade,
      group_id uuid not null,
      -- Business time.
      shown_at timestamptz not null,
      primary key (good_id, group_id)
    );
    create index good_showing_of_group on good_showing (group_id, shown_at) include (good_id);

    insert into good_showing (good_id, group_id, shown_at)
      select distinct id, unnest(group_ids), created_at from good where deleted_at is null and not is_hidden;
  `);
}
