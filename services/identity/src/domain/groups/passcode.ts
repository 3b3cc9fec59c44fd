import { readText } from '../shared/text';
import { refuse, type Verdict } from '@kashikari/kernel';

/** Fewer signs are guessed in an afternoon. */
const SHORTEST = 6;

/**
 * What one types to join a group; empty is none. A new one has six signs at least (REST contract, edge).
 * @param present the one that the group has: it may stay, however short
 */
export function readPasscode(value: unknown, present = ''): Verdict<string> {
  const read = readText(value ?? '', { max: 100 });
  if (!read.ok || read.value === '' || read.value === present) return read;
  return [...passcodeKey(read.value)].length < SHORTEST
    ? refuse('validation.too_short', { min: SHORTEST })
    : read;
}

/** What is compared: typed on a Japanese keyboard, `１２３４` is `1234`. Capitals count. */
export function passcodeKey(passcode: string): string {
  return passcode.normalize('NFKC').trim();
}
