import { LONG } from '../../../packages/platform/src/testing/budget';

/**
 * Time below which two million characters were read in a single pass, milliseconds; a quadratic scan takes minutes.
 * Growth below it depends more on the processor's caches than on the algorithm.
 */
const TOO_SHORT = 50;

/** Maximum factor of time for twice the text; a single pass stays below it. */
export const MAX_GROWTH = 2.5;

/** Rounds until it is believed that something grows too fast. */
const MAX_ROUNDS = 30;

/**
 * Returns the factor of time for twice the input: 2 for a single pass, 4 for a quadratic scan. It takes the best of
 * several rounds, in the process's own time. Other processes use the machine and its caches as well, but quadratic
 * growth shows in every round. It returns 1 if the run is too short to measure.
 * @param least minimum number of rounds
 * @returns 1 in `npm test`, where the input is read once and no time is compared; a scan of minutes is noticed there,
 *   too
 */
export function growthOf<T>(read: (input: T) => unknown, once: T, twice: T, least = 7): number {
  if (!LONG) {
    read(twice);
    return 1;
  }
  const times = { once: Infinity, twice: Infinity };
  const growth = () => (times.twice < TOO_SHORT ? 1 : times.twice / Math.max(times.once, TOO_SHORT / 2));
  for (let round = 0; round < least || (round < MAX_ROUNDS && growth() > MAX_GROWTH); round += 1) {
    times.once = Math.min(
      times.once,
      cpuOf(() => read(once)),
    );
    times.twice = Math.min(
      times.twice,
      cpuOf(() => read(twice)),
    );
  }
  return growth();
}

/** Milliseconds of the processor. */
export function cpuOf(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
