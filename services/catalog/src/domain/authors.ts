import { BETWEEN_NAMES } from './fields/name-list';
import type { GoodFields } from './good';

type Authors = Pick<GoodFields, 'author' | 'authors'>;

/** A change of fields in which `author` is the joined text of `authors`, whichever of the two was sent; the list wins. */
export function withAuthors<Change extends Partial<Authors>>(change: Change): Change {
  const { author, authors } = change;
  if (authors !== undefined) return { ...change, author: authors.join(BETWEEN_NAMES) };
  if (author !== undefined) return { ...change, authors: author === '' ? [] : [author] };
  return change;
}
