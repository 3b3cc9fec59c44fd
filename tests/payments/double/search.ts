import { badParameter } from './errors';
import type { Sandbox } from './sandbox';

interface Searchable {
  readonly id: string;
  readonly created: number;
  readonly metadata?: Readonly<Record<string, string>> | null;
}

interface SearchParams {
  readonly query: string;
  readonly limit?: number;
  readonly page?: string;
}

/** One condition of a query: `metadata['attempt_id']:'…'` or `status:'succeeded'`. */
const CONDITION = /^(?:metadata\[(['"])(?<key>[^'"\]]{1,40})\1\]|(?<field>\w+)):(['"])(?<value>[^'"]*)\4$/;

/** Pages of a search, the newest object first; `AND` joins conditions. */
export function searchPage(
  sandbox: Sandbox,
  all: readonly Searchable[],
  params: SearchParams,
  url = '/v1/payment_intents/search',
) {
  const { query, limit = 10, page = '0' } = params;
  if (limit < 1 || limit > 100)
    throw badParameter('limit', `Invalid integer: ${limit}; must be between 1 and 100`);
  const conditions = query.split(/ AND /i).map((text) => conditionOf(text.trim(), query));
  const indexed = sandbox.clock.now() - sandbox.searchDelay;
  const found = all.filter((one) => one.created <= indexed && conditions.every((holds) => holds(one)));
  const start = Number(page);
  const data = found.slice(start, start + limit);
  const has_more = found.length > start + limit;
  const next_page = has_more ? String(start + limit) : null;
  return { object: 'search_result', data, has_more, next_page, url };
}

function conditionOf(text: string, query: string): (one: Searchable) => boolean {
  const { key, field, value } = CONDITION.exec(text)?.groups ?? {};
  if (value === undefined)
    throw badParameter('query', `We were unable to parse your search query: "${query}"`);
  if (key !== undefined) return (one) => one.metadata?.[key] === value;
  if (field !== 'status' && field !== 'customer' && field !== 'currency')
    throw badParameter('query', `Field \`${field}\` is an unsupported search field for resource.`);
  return (one) => (one as unknown as Record<string, unknown>)[field] === value;
}
