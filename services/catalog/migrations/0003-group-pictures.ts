import type { Knex } from 'knex';

/** Pictures that groups show, as cover or logo. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table picture add column group_id uuid, add check (num_nonnulls(good_id, group_id) <= 1);
    create index picture_of_group on picture (group_id) where group_id is not null;
  `);
}
