import { LONG } from '../../../packages/platform/src/testing/budget';

/**
 * What reads two million characters sooner has looked at each of them once, milliseconds: looking back at all the others
 * takes minutes. How it grows says more of the processor's caches than of it.
 */
const TOO_SHORT = 50;

/** For twice the text at most so much more time: what looks at each character once stays below it. */
export const MAX_GROWTH = 2.5;

/** Rounds until it is believed that something grows too fast. */
const MAX_ROUNDS = 30;

/**
 * How many times as long something takes for twice as much: 2 when it looks at each character once, 4 when it looks back
 * at all the others. The best of several rounds in the process's own time. Others use the machine and its caches as well:
 * what grows too fast does so in every round. 1 where it is over before it can be measured.
 * @param least rounds in any case
 * @returns 1 in `npm test`, where it is read once and no time is compared: that it takes minutes is seen there, too
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
