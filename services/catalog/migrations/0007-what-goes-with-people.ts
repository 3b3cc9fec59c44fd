import type { Knex } from 'knex';

/**
 * Folders go with their group, likes with who liked: a foreign key that cascades says so, and `deleteDependents` heeds it when
 * the group or the account ends. Rows that are there already are not looked at, so that no table is held for long.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table folder add constraint folder_of_group foreign key (group_id)
      references lending_group on delete cascade not valid;
    alter table good_like add constraint like_of_account foreign key (user_id)
      references account on delete cascade not valid;
  `);
}
