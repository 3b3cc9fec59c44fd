import { MAX_CODE_LENGTH } from '@kashikari/kernel';
import { type Good, answer, api, isApiError } from '@kashikari/web-kit';

/**
 * The result of looking up a code that is not an address of this installation. It is empty if the caller may see
 * nothing.
 */
export interface LookupResult {
  readonly good?: Good | undefined;
  /** Secret of a member card whose code has a former address of the installation. */
  readonly secret?: string;
  /** The caller's options for an unknown code. */
  readonly unknown?: UnknownCode;
}

export interface UnknownCode {
  readonly code: string;
  readonly canRegister: boolean;
  readonly canAttach: boolean;
}

/**
 * Returns the one good or card that a code identifies by label, number or ISBN, preferring the group of the counter.
 */
export async function findThing(groupId: string, text: string): Promise<LookupResult> {
  const body = { code: text.slice(0, MAX_CODE_LENGTH), group_id: groupId, mode: 'one' } as const;
  const { scan, goods } = await answer(api.POST('/scans/resolve', { body }));
  const [only] = goods;
  // A book by its ISBN: copies of one book are equal.
  if (only && (scan.kind === 'good' || scan.kind === 'isbn')) return { good: only };
  const secret = scan.user_id !== null && /\/auth_tokens\/([\w-]+)/.exec(text)?.[1];
  if (secret) return { secret };
  const canRegister = scan.actions.includes('register');
  return { unknown: { code: scan.normal, canRegister, canAttach: scan.actions.includes('attach') } };
}

/** The maximum number of suggested goods; more letters narrow the search. */
const MAX_FOUND = 6;

/** Returns the goods of a group that match a name or a part of it, without those for reference only. */
export async function searchGoods(groupId: string, text: string): Promise<readonly Good[]> {
  const query = { group_id: groupId, match: text.slice(0, 200), per_page: MAX_FOUND };
  const { goods } = await answer(api.GET('/goods', { params: { query } }));
  return goods.filter((good) => !good.for_reference_only);
}

/** One good by its id; undefined where it is not there, or not to be seen. */
export async function getGood(id: string): Promise<Good | undefined> {
  try {
    return (await answer(api.GET('/goods/{id}', { params: { path: { id } } }))).good;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}
