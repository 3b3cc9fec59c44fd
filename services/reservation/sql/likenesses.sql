-- The words by which equal goods of the same lender or group are found.
create or replace function likenesses(g good) returns setof good_likeness
  language sql stable as $$
    select distinct scope.id, word.kind::smallint, word.word, g.id
      from unnest(g.owner_id || g.group_ids) as scope (id)
      cross join (values (1, likeness_word(replace(g.isbn, '-', ''))), (2, likeness_word(g.title)),
        (3, likeness_word(g.category))) as word (kind, word)
      where word.word <> '' and not g.deleted
  $$;
