import type { Facet, Search } from '../domain/read-search';
import type { Parameters } from './parameters';

/** Returns the conditions over `good g` of the filters by facet; absent for facets without a filter. */
export function narrowed(search: Search, parameters: Parameters): ReadonlyMap<Facet, string> {
  const conditions = new Map<Facet, string>();
  const { group, category, tag, location } = search;
  if (group) conditions.set('group', inGroup(parameters.add(group)));
  if (category) conditions.set('category', `g.category_key = ${parameters.add(category)}`);
  if (tag) conditions.set('tag', `g.tags @> array[${parameters.add(tag)}::text]`);
  if (location) conditions.set('location', `g.location_key = ${parameters.add(location)}`);
  return conditions;
}

/** Condition that a good is in the group with this id or slug. */
export function inGroup(group: string): string {
  return `g.group_ids && array(
    select lg.id from lending_group lg where not lg.deleted and (lg.id = ${group} or lg.slug = ${group}))`;
}
