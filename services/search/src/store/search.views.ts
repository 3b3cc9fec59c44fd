import { Injectable } from '@nestjs/common';
import type { Actor } from '@kashikari/kernel';
import { Database } from '@kashikari/platform';
import { SearchViews, type Found } from '../app/ports';
import type { Search, Sort } from '../domain/read-search';
import { isToCome, outNow, taken, TERMS, toCome } from './free-for-the-days';
import { Parameters } from './parameters';
import { seenInLists } from './seen-in-lists';
import { matches, rank } from './words';

const NEWEST_FIRST = 'created_at desc, id desc';

/** Orders over the rows found; each ends in the id, so that no page repeats a good. */
const ORDERS: Readonly<Record<Sort, string>> = {
  latest: `place, ${NEWEST_FIRST}`,
  popular: `bookings desc, ${NEWEST_FIRST}`,
  alphabetic: `title collate "ja-x-icu", id`,
  booked_at: `booked_at desc nulls last, ${NEWEST_FIRST}`,
};

@Injectable()
export class PgSearchViews extends SearchViews {
  constructor(private readonly db: Database) {
    super();
  }

  async find(search: Search, actor: Actor, now: number): Promise<Found> {
    const { text, values } = statement(search, actor, now);
    const row = await this.db.one<{ total: number; ids: string[] }>(text, values);
    return { goodIds: row?.ids ?? [], total: row?.total ?? 0 };
  }
}

/** The whole search as one statement: one round trip, one snapshot. */
export function statement(search: Search, actor: Actor, at: number): { text: string; values: unknown[] } {
  const parameters = new Parameters();
  const now = search.filter === 'all' ? '' : `${parameters.add(new Date(at))}::timestamptz`;
  const ctes = [hit(search, actor, parameters)];
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
  if (left.length) ctes.push(`found as materialized (select * from hit g where ${left.join(' and ')})`);
  const found = left.length ? 'found' : 'hit';
  const limit = parameters.add(search.perPage);
  const offset = parameters.add((search.page - 1) * search.perPage);
  const text = `with ${ctes.join(', ')}
    select (select count(*) from ${found}) as total,
      array(select id from ${found} order by ${ORDERS[search.sort]} limit ${limit} offset ${offset}) as ids`;
  return { text, values: parameters.values };
}

/** What the actor sees and the words, the group, the tag and the lender allow, with what the order goes by. */
function hit({ match, sort, ...search }: Search, actor: Actor, parameters: Parameters): string {
  const joins = ['good g', 'left join account l on l.id = g.owner_id'];
  const columns = ['g.id', 'g.created_at', `${match ? rank(match, parameters) : '0'} as place`];
  const conditions = ['not g.deleted', seenInLists(actor, parameters)];
  if (match) {
    joins.push('join good_words w on w.id = g.id');
    conditions.push(matches(match, parameters));
  }
  if (sort === 'alphabetic') columns.push('g.title');
  if (sort === 'popular' || sort === 'booked_at') {
    joins.push('left join activity a on a.good_id = g.id');
    columns.push('coalesce(a.bookings, 0) as bookings', 'a.booked_at');
  }
  if (search.group) conditions.push(inGroup(parameters.add(search.group)));
  if (search.tag) conditions.push(`g.tags @> array[${parameters.add(search.tag)}::text]`);
  if (search.owner) conditions.push(`g.owner_id = ${parameters.add(search.owner)}`);
  if (search.isHourly !== undefined) conditions.push(search.isHourly ? 'g.is_hourly' : 'not g.is_hourly');
  if (search.among) conditions.push(`g.id = any (${parameters.add(search.among)}::text[])`);
  if (search.filter !== 'all') columns.push(...TERMS);
  if (search.filter === 'available') conditions.push('not g.reference_only');
  return `hit as materialized (
    select ${columns.join(', ')} from ${joins.join(' ')} where ${conditions.join(' and ')}
  )`;
}

/** In the group of this id or slug. */
function inGroup(group: string): string {
  return `g.group_ids && array(
    select lg.id from lending_group lg where not lg.deleted and (lg.id = ${group} or lg.slug = ${group}))`;
}
