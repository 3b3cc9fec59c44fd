import type { Knex } from 'knex';

/**
 * What is like what: for each lender and each group that a good stands with, the words by which another one of it may
 * do as well. A refusal asks for a handful of them, so each word is looked up by one index range that ends early,
 * however many goods share it. What the words mean: src/domain/equal-goods.ts.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table good add column isbn text not null default '', add column category text not null default '';

    create table good_likeness (
      -- The lender or a group.
      scope uuid not null,
      -- 1 ISBN, 2 title, 3 category: the smaller, the more alike.
      kind smallint not null,
      word text not null,
      good_id uuid not null,
      primary key (scope, kind, word, good_id)
    );
    create index good_likeness_good on good_likeness (good_id);

    -- Width, case and spaces make no other thing; neither do the hyphens of an ISBN.
    create function likeness_word(p_text text) returns text
      language sql immutable as $$
        select left(lower(normalize(regexp_replace(btrim(p_text), '\\s+', ' ', 'g'), NFKC)), 200)
      $$;

    create function likenesses(g good) returns setof good_likeness
      language sql stable as $$
        select distinct scope.id, word.kind::smallint, word.word, g.id
          from unnest(g.owner_id || g.group_ids) as scope (id)
          cross join (values (1, likeness_word(replace(g.isbn, '-', ''))), (2, likeness_word(g.title)),
            (3, likeness_word(g.category))) as word (kind, word)
          where word.word <> '' and not g.deleted
      $$;

    create function keep_likenesses() returns trigger
      language plpgsql as $$
        begin
          if tg_op = 'UPDATE' then
            if (old.owner_id, old.group_ids, old.title, old.isbn, old.category, old.deleted)
                is not distinct from (new.owner_id, new.group_ids, new.title, new.isbn, new.category, new.deleted) then
              return null;
            end if;
            delete from good_likeness x where x.good_id = new.id;
          end if;
          insert into good_likeness select * from likenesses(new) on conflict do nothing;
          return null;
        end $$;

    create trigger good_keeps_likenesses after insert or update on good
      for each row execute function keep_likenesses();

    insert into good_likeness select x.* from good g cross join lateral likenesses(g) x;
  `);
}
