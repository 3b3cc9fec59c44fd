import type { Knex } from 'knex';

/** Folders of goods in a group, and goods that somebody likes. A good that has left the group shows in no folder of it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table folder (
      id uuid primary key,
      group_id uuid not null,
      title text not null,
      place int not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index folder_of_group on folder (group_id, place, id);

    create table folder_good (
      folder_id uuid not null references folder on delete cascade,
      good_id uuid not null references good,
      primary key (folder_id, good_id)
    );
    create index folder_of_good on folder_good (good_id);

    create table good_like (
      user_id uuid not null,
      good_id uuid not null references good,
      liked_at timestamptz not null,
      primary key (user_id, good_id)
    );
  `);
}
