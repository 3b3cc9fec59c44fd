import type { Knex } from 'knex';

/** What the owner was told of how full the plan is, in hundredths; and those who have no seat, to give them the next free. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table seats add column told smallint not null default 0;
    create index memberships_paused on memberships (group_id) where disabled_by = 'plan' and left_at is null;
  `);
}
