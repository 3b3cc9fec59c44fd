const FIRST = 200;
const LONGEST = 30_000;

/** How long to wait before the next attempt, milliseconds: doubling, with up to a fifth more by chance. */
export function backOff(failures: number): number {
  return Math.min(LONGEST, FIRST * 2 ** Math.max(0, failures - 1)) * (1 + Math.random() / 5);
}
