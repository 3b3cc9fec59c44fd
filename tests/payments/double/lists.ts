import { badParameter, missing } from './errors';

interface PageParams {
  readonly limit?: number;
  readonly starting_after?: string;
  readonly ending_before?: string;
}

interface StripeObject {
  readonly id: string;
  readonly object?: string;
}

/** Cuts a page out of a list; 10 objects by default, up to 100. */
export function pageOf(all: readonly StripeObject[], url: string, params: PageParams) {
  const { limit = 10, starting_after: after, ending_before: before } = params;
  if (limit < 1 || limit > 100)
    throw badParameter('limit', `Invalid integer: ${limit}; must be between 1 and 100`);
  if (after && before)
    throw badParameter('starting_after', 'Only one of starting_after and ending_before may be set');
  const positionOf = (id: string, param: string) => {
    const position = all.findIndex((one) => one.id === id);
    if (position < 0) throw missing(all[0]?.object ?? 'object', id, param);
    return position;
  };
  if (before) {
    const end = positionOf(before, 'ending_before');
    const data = all.slice(Math.max(0, end - limit), end);
    return { object: 'list', data, has_more: end > limit, url };
  }
  const start = after ? positionOf(after, 'starting_after') + 1 : 0;
  const data = all.slice(start, start + limit);
  return { object: 'list', data, has_more: all.length > start + limit, url };
}
