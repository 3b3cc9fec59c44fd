import { readText } from '../shared/text';
import { refuse, type Verdict } from '@kashikari/kernel';

/** Fewer signs are guessed in an afternoon. */
const SHORTEST = 6;

/**
 * Reads the passcode to join a group; empty for none. A new one has 6 or more characters (REST contract, edge).
 * @param present current passcode of the group, which may stay however short
 */
export function readPasscode(value: unknown, present = ''): Verdict<string> {
  const read = readText(value ?? '', { max: 100 });
  if (!read.ok || read.value === '' || read.value === present) return read;
  return [...passcodeKey(read.value)].length < SHORTEST
    ? refuse('validation.too_short', { min: SHORTEST })
    : read;
}

/** Returns the compared form of a passcode: `１２３４` from a Japanese keyboard is `1234`. Case matters. */
export function passcodeKey(passcode: string): string {
  return passcode.normalize('NFKC').trim();
}
