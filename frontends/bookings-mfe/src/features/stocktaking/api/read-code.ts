import { isId, MAX_CODE_LENGTH } from '@kashikari/kernel';
import { type Good, answer, api, isApiError, useQuery } from '@kashikari/web-kit';

/** The meaning of a code in a stocktaking. */
export type ReadThing =
  | { readonly kind: 'good'; readonly good: Good }
  /** One of them is meant. */
  | { readonly kind: 'several'; readonly goods: readonly Good[] }
  /** Nothing of this group. */
  | ({ readonly kind: 'unknown' } & UnknownWays);

/** The caller's options for an unknown code. */
export interface UnknownWays {
  readonly canRegister: boolean;
  readonly canAttach: boolean;
}

const NO_WAYS: UnknownWays = { canRegister: false, canAttach: false };

/** The maximum number of suggested goods; more letters narrow the search. */
const MAX_FOUND = 6;

/** Finds what was read or typed in a group: a code, the id of a good, or else a part of its title. */
export function useReadCode(groupId: string, code: string) {
  return useQuery({
    queryKey: ['goods', 'counted', groupId, code],
    queryFn: () => readThing(groupId, code),
    enabled: code !== '',
    retry: false,
  });
}

async function readThing(groupId: string, code: string): Promise<ReadThing> {
  if (isId(code)) return ofGoods(await goodById(code), groupId, NO_WAYS);
  const body = { code: code.slice(0, MAX_CODE_LENGTH), group_id: groupId, mode: 'count' } as const;
  const { scan, goods } = await answer(api.POST('/scans/resolve', { body }));
  const ways = {
    canRegister: scan.actions.includes('register'),
    canAttach: scan.actions.includes('attach'),
  };
  const found = ofGoods(goods, groupId, ways);
  if (found.kind !== 'unknown' || URL.canParse(code)) return found;
  return ofGoods(await searchGoods(groupId, code), groupId, ways, true);
}

/** @param byWords found by a part of the title: one of them may be meant, also if it is the only one */
function ofGoods(goods: readonly Good[], groupId: string, ways: UnknownWays, byWords = false): ReadThing {
  const here = goods.filter(({ group_ids: groups }) => groups.includes(groupId));
  const [only] = here;
  if (!only) return { kind: 'unknown', ...ways };
  return here.length > 1 || byWords ? { kind: 'several', goods: here } : { kind: 'good', good: only };
}

async function goodById(id: string): Promise<readonly Good[]> {
  try {
    return [(await answer(api.GET('/goods/{id}', { params: { path: { id } } }))).good];
  } catch (error) {
    if (isApiError(error) && error.status === 404) return [];
    throw error;
  }
}

async function searchGoods(groupId: string, text: string): Promise<readonly Good[]> {
  const query = { group_id: groupId, match: text.slice(0, 200), per_page: MAX_FOUND };
  return (await answer(api.GET('/goods', { params: { query } }))).goods;
}
