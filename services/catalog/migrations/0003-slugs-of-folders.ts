import type { Knex } from 'knex';

/**
 * Adds the slug by which a folder is addressed within its group. If titles give the same slug, the first folder keeps
 * it. The default is for processes of the former version, which still run while this one is installed.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table folder add column slug text;
    with made as (
      select id, group_id, place,
        left(trim(both '-' from regexp_replace(
          lower(normalize(title, NFKC)) collate "ja-x-icu", '[^[:alnum:]]+', '-', 'g')), 40) as word
      from folder
    ), counted as (
      select id, coalesce(nullif(rtrim(word, '-'), ''), 'folder') as word,
        row_number() over (partition by group_id, coalesce(nullif(rtrim(word, '-'), ''), 'folder')
          order by place, id) as nth
      from made
    )
    update folder f set slug = case when c.nth = 1 then c.word else c.word || '-' || right(f.id::text, 12) end
      from counted c where c.id = f.id;
    alter table folder alter column slug set default 'folder-' || right(gen_random_uuid()::text, 12);
    alter table folder alter column slug set not null;
    alter table folder add constraint folder_slug unique (group_id, slug);
  `);
}
