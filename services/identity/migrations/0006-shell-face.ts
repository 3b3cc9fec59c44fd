import type { Knex } from 'knex';

/**
 * Adds the appearance of an organization's shell, as set by its owner. All other settings of a shell are in the
 * operator's file.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table shell_face (
      -- As the operator's file has it.
      shell_id text primary key,
      -- By which catalog keeps its pictures.
      id uuid not null unique,
      version integer not null,
      -- Empty: what the first account is called.
      name text not null,
      short_name text not null,
      logo_image_id uuid,
      icon_image_id uuid,
      -- #rrggbb; empty: the installation's.
      colour text not null,
      -- Texts by locale.
      welcome jsonb not null,
      locales text[] not null check (cardinality(locales) > 0),
      -- Empty: what the browser prefers.
      locale text not null,
      time_zone text not null,
      -- landing, search, or the id of a group.
      start text not null,
      -- When strong sign-in was switched on; null: off.
      strong_sign_in_since timestamptz,
      updated_at timestamptz not null
    )`);
}
