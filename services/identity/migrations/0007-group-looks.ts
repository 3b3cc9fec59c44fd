import type { Knex } from 'knex';

/** How a group looks, and what it asks of who joins. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table groups
      add column tag_form_label text not null default '',
      add column tag_form_placeholder text not null default '',
      -- Pictures that catalog keeps.
      add column cover_image_id uuid,
      add column logo_image_id uuid;
  `);
}
