/**
 * Whether the long run asks (`npm run test:long`): every case, and what only a clock or the memory can show. In `npm test`,
 * which shares its machine with others, neither time nor memory decides.
 */
export const LONG = process.env['LONG_TESTS'] === '1';

/** How many cases, rounds or requests: so many in `npm test`, so many in the long run. */
export const runs = (short: number, long: number): number => (LONG ? long : short);

/** `npm test` looks at some of what there is, and with the next change at others: this decides which. */
export const TURN = Number(process.env['TEST_SEED'] ?? 1);

/** Whether the one at this place is looked at: in `npm test` each so many-th, in the long run all. */
export const isInTurn = (place: number, each: number): boolean => LONG || (place + TURN) % each === 0;

/** Declares tests, or checks limits of time, in the long run alone. */
export function whenLong(act: () => void): void {
  if (LONG) act();
}
