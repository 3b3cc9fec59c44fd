import { knownText, UnknownWord, type ClosedSet } from '@kashikari/contracts';
import { refused } from '@kashikari/kernel';

/**
 * Returns the word of an enum in a request; undefined where none was given. Refuses `validation` with the known words.
 * @param field in its wire name
 */
export function askedWord<Enum extends string, Text extends string>(
  set: ClosedSet<Enum, Text>,
  field: string,
  value: Enum | undefined,
): Text | undefined {
  try {
    return knownText(set, value);
  } catch (error) {
    if (error instanceof UnknownWord) throw refused('validation', { one_of: error.known }, field);
    throw error;
  }
}
