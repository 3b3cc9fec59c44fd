import type { Actor } from '@kashikari/kernel';
import type { Facet } from '../domain/read-search';
import type { Parameters } from './parameters';
import { groupsOf } from './seen-in-lists';

/** Maximum number of values of a facet, the most frequent ones. */
const MAX_VALUES = 20;

/** Columns of `good g` that are counted. */
const COUNTED: Readonly<Record<Facet, readonly string[]>> = {
  group: ['g.group_ids'],
  category: ['g.category', 'g.category_key'],
  tag: ['g.tags', 'g.tag_names'],
  location: ['g.location', 'g.location_key'],
};

/** SQL for the values by which a good is counted: the key and its spelling. */
const VALUES: Readonly<Record<Facet, (groups: string) => string>> = {
  group: (groups) => `select id as key, id as name from unnest(p.group_ids) as id where id = any (${groups})`,
  category: () => `select p.category_key as key, p.category as name where p.category_key <> ''`,
  tag: () =>
    `select key, coalesce(name, key) as name from unnest(p.tags, p.tag_names) as t (key, name) where key is not null`,
  location: () => `select p.location_key as key, p.location as name where p.location_key <> ''`,
};

/** Name of the column of `hit` that is true if a row passes a facet's filter. */
export const within = (facet: Facet) => `in_${facet}`;

/** Returns the columns for the counts: the values, and the result of each facet's filter. */
export function facetColumns(
  facets: readonly Facet[],
  conditions: ReadonlyMap<Facet, string>,
): readonly string[] {
  return facets.flatMap((facet) => {
    const condition = conditions.get(facet);
    return [...COUNTED[facet], ...(condition ? [`(${condition}) as ${within(facet)}`] : [])];
  });
}

/**
 * The counts of each facet over the rows of `pool`, without the facet's own filter: `{ tag: [{ value, count }] }` as JSON. A
 * value is shown as most of its goods write it.
 */
export function facetCounts(
  facets: readonly Facet[],
  conditions: ReadonlyMap<Facet, string>,
  pool: string,
  actor: Actor,
  parameters: Parameters,
): string {
  const parts = facets.map((facet) => {
    const groups = facet === 'group' ? groupsOf(actor, parameters) : '';
    const others = facets.filter((other) => other !== facet && conditions.has(other)).map(within);
    return `'${facet}', (
      select coalesce(json_agg(json_build_object('value', value, 'count', count) order by count desc, value), '[]')
      from (
        select mode() within group (order by v.name) as value, count(distinct p.id) as count
        from ${pool} p cross join lateral (${VALUES[facet](groups)}) as v
        ${others.length ? `where ${others.join(' and ')}` : ''}
        group by v.key order by count desc, value limit ${MAX_VALUES}
      ) as counted)`;
  });
  return `json_build_object(${parts.join(', ')})`;
}
