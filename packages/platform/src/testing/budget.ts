/**
 * Whether the long run asks (`npm run test:long`): every case, and what only a clock or the memory can show. In `npm test`,
 * which shares its machine with others, neither time nor memory decides.
 */
export const LONG = process.env['LONG_TESTS'] === '1';

/** How many cases, rounds or requests: so many in `npm test`, so many in the long run. */
export const runs = (short: number, long: number): number => (LONG ? long : short);

/** Declares tests, or checks limits of time, in the long run alone. */
export function whenLong(act: () => void): void {
  if (LONG) act();
}
