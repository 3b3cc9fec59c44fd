import { type Good, answer, api, isApiError } from '@kashikari/web-kit';
import { bears, type Code } from '../rules/read-code';

/** The good of a code: by its address, or the one that bears the number. Undefined when there is none to be seen. */
export async function findGood(code: Exclude<Code, { kind: 'card' }>): Promise<Good | undefined> {
  if (code.kind === 'good') return getGood(code.id);
  // The index is asked for the words, and the number must be exactly that of the good.
  const query = { match: code.text.slice(0, 200), per_page: 50 };
  const { goods } = await answer(api.GET('/goods', { params: { query } }));
  return goods.find((good) => bears(good, code.text));
}

/** So many are shown to choose from; what is not among them is found by more letters. */
const MAX_FOUND = 6;

/** Goods of a group of which the name, or a part of it, was typed; what can only be looked at is left out. */
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
