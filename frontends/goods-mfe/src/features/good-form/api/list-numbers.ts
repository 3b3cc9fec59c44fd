import { answer, api } from '@kashikari/web-kit';
import { fold } from '@kashikari/kernel';

/** The largest page of a list (REST contract). */
const PER_PAGE = 100;

/** Digits at the end that are left out of the search, so that one page has all neighbors of a number. */
const NEIGHBORS = /[0-9]{1,2}$/;

/**
 * Returns the management numbers of a lender around a number, folded, from one page of its goods: those that begin like
 * the number, or the newest where too little of it is left to search for.
 */
export async function listNumbers(ownerId: string, number: string): Promise<ReadonlySet<string>> {
  const match = number.replace(NEIGHBORS, '');
  const query = { owner_id: ownerId, per_page: PER_PAGE, ...(match.length > 1 && { match }) };
  const { goods } = await answer(api.GET('/goods', { params: { query } }));
  return new Set(goods.flatMap((good) => (good.management_id ? [fold(good.management_id)] : [])));
}
