/**
 * True in the long run (`npm run test:long`), which covers every case and limits of time and memory. `npm test` shares
 * its machine with others, so it never asserts time or memory.
 */
export const LONG = process.env['LONG_TESTS'] === '1';

/** Returns the number of cases, rounds or requests: `short` in `npm test`, `long` in the long run. */
export const runs = (short: number, long: number): number => (LONG ? long : short);

/** `npm test` looks at some of what there is, and with the next change at others: this decides which. */
export const TURN = Number(process.env['TEST_SEED'] ?? 1);

/** Returns true if the case at this place runs: one in `each` in `npm test`, all in the long run. */
export const isInTurn = (place: number, each: number): boolean => LONG || (place + TURN) % each === 0;

/** Declares tests, or checks limits of time, in the long run alone. */
export function whenLong(act: () => void): void {
  if (LONG) act();
}
