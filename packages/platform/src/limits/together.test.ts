import { Together, type TogetherOptions } from './together';

const settle = () => new Promise((resolve) => setImmediate(resolve));

interface Trip {
  readonly key: string;
  readonly works: readonly string[];
  readonly end: () => void;
  readonly fail: (error: Error) => void;
}

/** Works that are under way until they are told to end; each answers with its own name. */
function trips(options: Partial<TogetherOptions<string, string>> = {}) {
  const made: Trip[] = [];
  const together = new Together<string, string>({
    most: 3,
    longestWait: 8_000,
    all: (works, key) =>
      new Promise((resolve, fail) => made.push({ key, works, end: () => resolve(works), fail })),
    ...options,
  });
  return { made, run: (work: string, key = 'camera') => together.run(key, work) };
}

describe('what a crowd wants', () => {
  it('is done together for those who came in the same moment, and then for those who came meanwhile', async () => {
    const { made, run } = trips();
    const one = run('a');
    // It got here by a few steps more, without waiting for anything.
    const other = Promise.resolve('b')
      .then((work) => work)
      .then((work) => run(work));
    await settle();
    expect(made.map(({ works }) => works)).toEqual([['a', 'b']]);
    const later = ['c', 'd', 'e', 'f'].map((work) => run(work));
    await settle();
    expect(made).toHaveLength(1);
    made[0]?.end();
    await settle();
    expect(made[1]?.works).toEqual(['c', 'd', 'e']);
    made[1]?.end();
    await settle();
    made[2]?.end();
    expect(await Promise.all([one, other, ...later])).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(made).toHaveLength(3);
  });

  it('does not wait for who comes alone', async () => {
    const { made, run } = trips();
    const answer = run('a');
    await new Promise((resolve) => process.nextTick(resolve));
    expect(made).toHaveLength(1);
    made[0]?.end();
    expect(await answer).toBe('a');
  });

  it('makes no key wait for another', async () => {
    const { made, run } = trips();
    const all = [run('a'), run('b', 'tent')];
    await settle();
    expect(made.map(({ key }) => key)).toEqual(['camera', 'tent']);
    for (const { end } of made) end();
    await Promise.all(all);
  });

  it('fails for those who went together, and for nobody behind them, when the way is cut', async () => {
    const { made, run } = trips();
    const all = Promise.allSettled(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((work) => run(work)));
    await settle();
    made[0]?.end();
    await settle();
    made[1]?.fail(Object.assign(new Error('cut off'), { code: 'ECONNRESET' }));
    await settle();
    made[2]?.end();
    const failed = (await all).map(({ status }) => status === 'rejected');
    expect(failed).toEqual([false, false, false, true, true, true, false]);
  });

  it('fails only for the one that is wrong', async () => {
    const together = new Together<string, string>({
      most: 3,
      longestWait: 8_000,
      all: async (works) => {
        if (works.includes('wrong')) throw new Error('wrong');
        return works;
      },
    });
    const answers = await Promise.allSettled(
      ['a', 'b', 'wrong', 'c'].map((work) => together.run('camera', work)),
    );
    expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true]);
  });

  it('never takes two of the same name along, and keeps their order', async () => {
    const { made, run } = trips({ name: (work) => work.slice(0, 1) });
    const all = ['x', 'a1', 'a2', 'b', 'a3'].map((work) => run(work));
    for (let index = 0; index < 3; index += 1) {
      await settle();
      made[index]?.end();
    }
    expect(made.map(({ works }) => works)).toEqual([['x', 'a1', 'b'], ['a2'], ['a3']]);
    await Promise.all(all);
  });

  it('says busy to whom it kept waiting too long, and does not do their work any more', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    const { made, run } = trips();
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
