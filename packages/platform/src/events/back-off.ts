const FIRST = 200;
const LONGEST = 30_000;

/** How long to wait before the next attempt, milliseconds: doubling up to `longest`, with up to a fifth more by chance. */
export function backOff(failures: number, longest = LONGEST): number {
  return Math.min(longest, FIRST * 2 ** Math.max(0, failures - 1)) * (1 + Math.random() / 5);
}
