const FIRST = 200;
const LONGEST = 30_000;

/**
 * Returns the delay before the next attempt, milliseconds: it doubles up to `longest`, plus a random share of up to a
 * fifth.
 */
export function backOff(failures: number, longest = LONGEST): number {
  return Math.min(longest, FIRST * 2 ** Math.max(0, failures - 1)) * (1 + Math.random() / 5);
}
