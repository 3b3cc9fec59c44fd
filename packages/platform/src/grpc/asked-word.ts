import { knownText, UnknownWord, type ClosedSet } from '@kashikari/contracts';
import { refused } from '@kashikari/kernel';

/**
 * A word of a closed set in a request, from its enum or, of a caller from the release before, from the text beside it.
 * Undefined where neither was given. Refuses `validation` with the words that are known.
 * @param field in its wire name
 */
export function askedWord<Enum extends string, Text extends string>(
  set: ClosedSet<Enum, Text>,
  field: string,
  value: Enum | undefined,
  text: string,
): Text | undefined {
  try {
    return knownText(set, value, text);
  } catch (error) {
    if (error instanceof UnknownWord) throw refused('validation', { one_of: error.known }, field);
    throw error;
  }
}
