import { Batcher, type BatcherOptions } from './batcher';

const round = () => new Promise((resolve) => setImmediate(resolve));
const settle = async () => {
  for (let rounds = 0; rounds < 10; rounds += 1) await round();
};

interface Batch {
  readonly works: readonly string[];
  readonly end: () => void;
  readonly fail: (error: Error) => void;
}

/** Creates a batcher whose batches run until the test ends them; each work returns its own name. */
function batches(options: Partial<BatcherOptions<string, string>> = {}) {
  const made: Batch[] = [];
  const batcher = new Batcher<string, string>({
    most: 3,
    longestWait: 8_000,
    all: (works) => new Promise((resolve, fail) => made.push({ works, end: () => resolve(works), fail })),
    ...options,
  });
  return {
    made,
    run: (work: string) => batcher.run(work),
    works: () => made.map(({ works }) => works.join(' ')),
  };
}

describe('a batcher', () => {
  it('does together what came in the same moment, and then what came meanwhile', async () => {
    const { made, run, works } = batches();
    const all = ['a', 'b'].map(run);
    await settle();
    all.push(...['c', 'd', 'e', 'f'].map(run));
    await settle();
    expect(works()).toEqual(['a b']);
    made[0]?.end();
    await settle();
    expect(works()).toEqual(['a b', 'c d e']);
    made[1]?.end();
    await settle();
    made[2]?.end();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(made).toHaveLength(3);
  });

  it('does not let wait who comes alone', async () => {
    const { made, run } = batches();
    const answer = run('a');
    await round();
    expect(made).toHaveLength(1);
    made[0]?.end();
    expect(await answer).toBe('a');
  });

  it('has no more batches under way than it may', async () => {
    const { made, run, works } = batches({ atOnce: 2, most: 1 });
    const all = ['a', 'b', 'c'].map(run);
    await settle();
    expect(works()).toEqual(['a', 'b']);
    made[1]?.end();
    await settle();
    expect(works()).toEqual(['a', 'b', 'c']);
    for (const { end } of made) end();
    await Promise.all(all);
  });

  it('keeps a crowd in one batch at a time, and who comes for something else out of it', async () => {
    const { made, run, works } = batches({ atOnce: 4, most: 3, crowd: (work) => work.slice(0, 1) });
    const all = ['x1', 'a1', 'a2', 'b1', 'a3', 'a4', 'c1'].map(run);
    await settle();
    expect(works()).toEqual(['x1 b1 c1', 'a1 a2 a3']);
    all.push(run('b2'));
    await settle();
    // The one that is left of the crowd waits for the others of it, and so does the second for something else.
    expect(made).toHaveLength(2);
    made[1]?.end();
    await settle();
    expect(works().slice(2)).toEqual(['a4']);
    made[0]?.end();
    await settle();
    expect(works().slice(3)).toEqual(['b2']);
    for (const { end } of made) end();
    expect(await Promise.all(all)).toHaveLength(8);
  });

  it('fails for those of one batch, and for nobody behind them', async () => {
    const { made, run } = batches();
    const all = Promise.allSettled(['a', 'b', 'c', 'd'].map(run));
    await settle();
    made[0]?.fail(new Error('cut off'));
    await settle();
    made[1]?.end();
    expect((await all).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
  });

  it('says busy to whom it kept waiting too long, and does not do their work any more', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    const { made, run } = batches();
    const first = run('a');
    await settle();
    const late = run('b').catch((error: Error) => error.message);
    jest.advanceTimersByTime(8_000);
    expect(await late).toBe('busy');
    made[0]?.end();
    expect(await first).toBe('a');
    await settle();
    expect(made).toHaveLength(1);
    jest.useRealTimers();
  });
});
