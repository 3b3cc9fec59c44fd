import { Injectable } from '@nestjs/common';
import type { Actor } from '@kashikari/kernel';
import { Database } from '@kashikari/platform';
import { SearchViews, type SearchPage, type Suggestion } from '../app/ports';
import type { Facet, Search, Sort } from '../domain/read-search';
import type { Suggest } from '../domain/read-suggest';
import { facetColumns, facetCounts, within } from './facets';
import { isToCome, outNow, taken, TERMS, toCome } from './free-for-the-days';
import { narrowed } from './narrowed';
import { Parameters } from './parameters';
import { JOIN_POPULARITY, POPULAR } from './popularity';
import { seenInLists } from './seen-in-lists';
import { likeStatement, suggestStatement } from './suggest';
import { matches, rank } from './words';

const NEWEST_FIRST = 'created_at desc, id desc';

/** Orders over the rows found; each ends in the id, so that no page repeats a good. */
const ORDERS: Readonly<Record<Sort, string>> = {
  latest: `place, ${NEWEST_FIRST}`,
  popular: `popular desc, ${NEWEST_FIRST}`,
  alphabetic: `sort_title collate ja_numeric, id`,
  booked_at: `booked_at desc nulls last, ${NEWEST_FIRST}`,
};

@Injectable()
export class PgSearchViews extends SearchViews {
  constructor(private readonly db: Database) {
    super();
  }

  async suggest(asked: Suggest, actor: Actor): Promise<readonly Suggestion[]> {
    const { text, values } = suggestStatement(asked, actor);
    const found = await this.db.read<Suggestion>(text, values);
    const like = found.length ? undefined : likeStatement(asked, actor);
    return like ? this.db.read<Suggestion>(like.text, like.values) : found;
  }

  async find(search: Search, actor: Actor, now: number): Promise<SearchPage> {
    const { text, values } = statement(search, actor, now);
    const row = await this.db.one<{ total: number; ids: string[]; facets: SearchPage['facets'] }>(
      text,
      values,
    );
    return { goodIds: row?.ids ?? [], total: row?.total ?? 0, facets: row?.facets ?? {} };
  }
}

/** The whole search as one statement: one round trip, one snapshot. */
export function statement(search: Search, actor: Actor, at: number): { text: string; values: unknown[] } {
  const parameters = new Parameters();
  const { facets } = search;
  const conditions = narrowed(search, parameters);
  const now = search.filter === 'all' ? '' : `${parameters.add(new Date(at))}::timestamptz`;
  const ctes = [hit(search, conditions, actor, parameters)];
  const left: string[] = [];
  if (search.filter === 'in_use') {
    ctes.push(outNow(now));
    left.push('g.id in (select id from out_now)');
  }
  if (search.filter === 'available') {
    ctes.push(taken(search, parameters, now));
    left.push('g.id not in (select id from taken)');
    if (!isToCome(search, at)) left.push(toCome(search, parameters, now));
  }
  if (left.length) ctes.push(`pool as materialized (select * from hit g where ${left.join(' and ')})`);
  const pool = left.length ? 'pool' : 'hit';
  const chosen = facets.filter((facet) => conditions.has(facet)).map(within);
  if (chosen.length) ctes.push(`found as materialized (select * from ${pool} where ${chosen.join(' and ')})`);
  const found = chosen.length ? 'found' : pool;
  const limit = parameters.add(search.perPage);
  const offset = parameters.add((search.page - 1) * search.perPage);
  const counts = facets.length ? facetCounts(facets, conditions, pool, actor, parameters) : 'null';
  const text = `with ${ctes.join(', ')}
    select (select count(*) from ${found}) as total, ${counts} as facets,
      array(select id from ${found} order by ${ORDERS[search.sort]} limit ${limit} offset ${offset}) as ids`;
  return { text, values: parameters.values };
}

/**
 * Returns the query for goods that the actor sees and the search matches, with their sort keys. Filters of counted
 * facets are applied later, by the additional columns.
 */
function hit(
  { match, sort, facets, ...search }: Search,
  narrowing: ReadonlyMap<Facet, string>,
  actor: Actor,
  parameters: Parameters,
): string {
  const joins = ['good g', 'left join account l on l.id = g.owner_id'];
  const columns = ['g.id', 'g.created_at', `${match ? rank(match, parameters) : '0'} as place`];
  const conditions = ['not g.deleted', seenInLists(actor, parameters)];
  if (match) {
    joins.push('join good_words w on w.id = g.id');
    conditions.push(matches(match, parameters));
  }
  if (sort === 'alphabetic') columns.push('g.sort_title');
  if (sort === 'popular') {
    joins.push(JOIN_POPULARITY);
    columns.push(`${POPULAR} as popular`);
  }
  if (sort === 'booked_at') {
    joins.push('left join activity a on a.good_id = g.id');
    columns.push('a.booked_at');
  }
  columns.push(...facetColumns(facets, narrowing));
  for (const [facet, condition] of narrowing) if (!facets.includes(facet)) conditions.push(condition);
  if (search.owner) conditions.push(`g.owner_id = ${parameters.add(search.owner)}`);
  if (search.isHourly !== undefined) conditions.push(search.isHourly ? 'g.is_hourly' : 'not g.is_hourly');
  if (search.priced !== undefined) conditions.push(search.priced ? 'g.priced' : 'not g.priced');
  if (search.codes) conditions.push(`g.codes && ${parameters.add(search.codes)}::text[]`);
  if (search.among) conditions.push(`g.id = any (${parameters.add(search.among)}::text[])`);
  if (search.filter !== 'all') columns.push(...TERMS);
  if (search.filter === 'available') conditions.push('not g.reference_only');
  return `hit as materialized (
    select ${columns.join(', ')} from ${joins.join(' ')} where ${conditions.join(' and ')}
  )`;
}
