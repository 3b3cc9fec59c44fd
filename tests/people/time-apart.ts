/** Of two ways to ask that are to take the same time: how often the one took longer, and by how much. */
export interface Comparison {
  readonly pairs: number;
  /** Pairs in which the first took longer. */
  readonly longer: number;
  /** Median of the first, by the median of the second. */
  readonly ratio: number;
}

/** Chance alone goes so many standard deviations from the middle once in some ten thousand comparisons. */
const SIGMAS = 4;

/** What is less than this is not told from the way over a network. */
const NOTICEABLE = 1.3;

/**
 * Whether somebody who watches the clock could tell the two apart. The two are asked by turns, so what else the machine
 * does makes now the one slower and now the other: only which of a pair took longer is counted, never how long.
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

/** Asks both so many times by turns, now the one first and now the other. */
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
