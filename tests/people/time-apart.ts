/** Comparison of two requests that should take the same time: how often one took longer, and by how much. */
export interface Comparison {
  readonly pairs: number;
  /** Pairs in which the first took longer. */
  readonly longer: number;
  /** Median of the first, by the median of the second. */
  readonly ratio: number;
}

/** Chance alone goes so many standard deviations from the middle once in some ten thousand comparisons. */
const SIGMAS = 4;

/** Minimum ratio that a network's delays don't hide. */
const NOTICEABLE = 1.3;

/**
 * Returns true if an observer could distinguish the two by their duration. They alternate, so that other load slows
 * each of them equally often. Only the slower one of a pair is counted, not by how much.
 */
export function isToldApart({ pairs, longer, ratio }: Comparison): boolean {
  const byChance = (SIGMAS * Math.sqrt(pairs)) / 2;
  return Math.abs(longer - pairs / 2) > byChance && Math.max(ratio, 1 / ratio) > NOTICEABLE;
}

export function compare(times: readonly (readonly [one: number, other: number])[]): Comparison {
  const ones = times.map(([one]) => one);
  const others = times.map(([, other]) => other);
  return {
    pairs: times.length,
    longer: times.filter(([one, other]) => one > other).length,
    ratio: median(ones) / median(others),
  };
}

/** Runs both requests alternately a number of times, each of them first in turn. */
export async function measure(
  pairs: number,
  one: (turn: number) => Promise<unknown>,
  other: (turn: number) => Promise<unknown>,
): Promise<Comparison> {
  const times: [number, number][] = [];
  for (let turn = 0; turn < pairs; turn += 1) {
    if (turn % 2) {
      const first = await timeOf(() => one(turn));
      times.push([first, await timeOf(() => other(turn))]);
    } else {
      const first = await timeOf(() => other(turn));
      times.push([await timeOf(() => one(turn)), first]);
    }
  }
  return compare(times);
}

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await ask();
  return performance.now() - began;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
