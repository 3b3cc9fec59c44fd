import { compare, isToldApart } from './time-apart';

/** Times as a busy machine gives them: mostly near the middle, now and then ten times as long. From a seed: the same each run. */
function noisy(seed: number, middle: number): number[] {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return Array.from({ length: 40 }, () => middle * (0.8 + 0.4 * next()) * (next() < 0.1 ? 10 : 1));
}

const pairsOf = (ones: readonly number[], others: readonly number[]) =>
  ones.map((one, at) => [one, others[at]!] as const);

const seeds = Array.from({ length: 200 }, (_, at) => at * 2 + 1);
const told = (slower: number) =>
  seeds.filter((seed) => isToldApart(compare(pairsOf(noisy(seed, 10 * slower), noisy(seed * 7919 + 4, 10)))))
    .length;

describe('two times compared on a busy machine', () => {
  it('are not told apart where they are the same', () => {
    expect(told(1)).toBe(0);
  });

  it('are told apart where one does a password hash more, or twice the work, whichever is the slower', () => {
    for (const slower of [10, 2, 0.5, 0.1]) expect(told(slower)).toBeGreaterThan(seeds.length * 0.95);
  });
});
