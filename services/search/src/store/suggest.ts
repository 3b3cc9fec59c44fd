import type { Actor } from '@kashikari/kernel';
import { likeTerms, type Suggest } from '../domain/read-suggest';
import { inGroup } from './narrowed';
import { Parameters } from './parameters';
import { JOIN_POPULARITY, POPULAR } from './popularity';
import { seenInLists } from './seen-in-lists';
import { matches, rank } from './words';

/**
 * Maximum numbers of suggestions: somewhat more than fit above a phone's keyboard; fewer for tags and categories, so
 * that titles are included.
 */
const MAX = 10;
const MAX_BESIDE = 3;

/** Classes of `rank` up to which the title has all the words: this very code, the title, its reading. */
const IN_TITLE = 2;

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

const SEEN = `good g left join account l on l.id = g.owner_id join good_words w on w.id = g.id
      ${JOIN_POPULARITY}`;

/** Titles, the good of this very code first, then the most popular ones; then tags and categories. Only of what the actor sees. */
export function suggestStatement({ match, lastWord, group }: Suggest, actor: Actor): Statement {
  const parameters = new Parameters();
  const place = rank(match, parameters);
  const conditions = ['not g.deleted', seenInLists(actor, parameters), matches(match, parameters)];
  if (group) conditions.push(inGroup(parameters.add(group)));
  const part = parameters.add(lastWord);
  const beside = (kind: string, values: string) => `
    select '${kind}' as kind, mode() within group (order by v.name) as text, count(distinct h.id) as count
    from hit h cross join lateral (${values}) as v (key, name) where strpos(v.key, ${part}) > 0
    group by v.key order by count desc, text limit ${MAX_BESIDE}`;
  const text = `
    with hit as materialized (
      select g.id, g.title, g.tags, g.tag_names, g.category, g.category_key,
        ${POPULAR} as popular, ${place} as place
      from ${SEEN} where ${conditions.join(' and ')}
    ),
    titles as (
      select 'good' as kind, title as text, (array_agg(id order by popular desc, id))[1] as good_id, count(*) as count,
        row_number() over (order by min(place), max(popular) desc, title) as nth
      from hit where place <= ${IN_TITLE} group by title order by nth limit ${MAX}
    ),
    tags as (${beside('tag', 'select key, coalesce(name, key) from unnest(h.tags, h.tag_names) as t (key, name)')}),
    categories as (${beside('category', 'select h.category_key, h.category')})
    select kind, text, good_id as "goodId", count from (
      select kind, text, good_id, count, 1 as part, nth from titles
        where nth <= ${MAX} - (select count(*) from tags) - (select count(*) from categories)
      union all select kind, text, null, count, 2, row_number() over () from tags
      union all select kind, text, null, count, 3, row_number() over () from categories
    ) as suggested order by part, nth`;
  return { text, values: parameters.values };
}

/** Titles that share the most parts with what is typed, half of them at least; undefined where it has no such parts. */
export function likeStatement({ match, group }: Suggest, actor: Actor): Statement | undefined {
  const terms = likeTerms(match);
  if (!terms.length) return undefined;
  const parameters = new Parameters();
  const conditions = ['not g.deleted', seenInLists(actor, parameters)];
  const query = (term: string) => `'${term}':*`;
  conditions.push(`w.terms @@ ${parameters.add(terms.map(query).join(' | '))}::tsquery`);
  if (group) conditions.push(inGroup(parameters.add(group)));
  const shared = terms
    .map((term) => `(w.best @@ ${parameters.add(`${query(term)}AB`)}::tsquery)::int`)
    .join(' + ');
  const text = `
    with hit as materialized (
      select g.id, g.title, ${POPULAR} as popular, ${shared} as shared
      from ${SEEN} where ${conditions.join(' and ')}
    )
    select 'good' as kind, title as text, (array_agg(id order by popular desc, id))[1] as "goodId", count(*) as count
    from hit where shared * 2 >= ${terms.length} group by title
    order by max(shared) desc, max(popular) desc, title limit ${MAX}`;
  return { text, values: parameters.values };
}
