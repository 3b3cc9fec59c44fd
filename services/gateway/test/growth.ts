/** What is over sooner tells nothing of how it grows, milliseconds. */
const TOO_SHORT = 5;

/**
 * How many times as long something takes for twice as much: 2 when it looks at each character once, 4 when it looks back
 * at all the others. The best of several rounds in the process's own time, so that a busy machine doesn't matter; 1 where
 * it is over before it can be measured.
 */
export function growthOf<T>(read: (input: T) => unknown, once: T, twice: T, rounds = 7): number {
  const times = { once: Infinity, twice: Infinity };
  for (let round = 0; round < rounds; round += 1) {
    times.once = Math.min(
      times.once,
      cpuOf(() => read(once)),
    );
    times.twice = Math.min(
      times.twice,
      cpuOf(() => read(twice)),
    );
  }
  return times.twice < TOO_SHORT ? 1 : times.twice / Math.max(times.once, TOO_SHORT / 2);
}

/** Milliseconds of the processor. */
export function cpuOf(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
