import { KeyedQueue } from './keyed-queue';

/** Creates a work that runs until the test ends it. */
function task() {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { done, end: () => end() };
}

const round = () => new Promise((resolve) => setImmediate(resolve));

/** Waits long enough for all admitted works to start. */
const settle = async () => {
  for (let rounds = 0; rounds < 10; rounds += 1) await round();
};

describe('queues by key', () => {
  it('let so many in at once, and the others one by one in their order', async () => {
    const queue = new KeyedQueue({ atOnce: 4, longestWait: 8_000 });
    const started: number[] = [];
    const tasks = Array.from({ length: 6 }, task);
    const all = tasks.map(({ done }, index) =>
      queue.run('camera', async () => {
        started.push(index);
        await done;
      }),
    );
    await settle();
    expect(started).toEqual([0, 1, 2, 3]);
    tasks[2]?.end();
    await settle();
    expect(started).toEqual([0, 1, 2, 3, 4]);
    for (const { end } of tasks) end();
    await Promise.all(all);
    expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('let the next in in a round of the event loop of its own, whoever comes for something else in between', async () => {
    const queue = new KeyedQueue({ atOnce: 3, longestWait: 8_000 });
    const tasks = Array.from({ length: 6 }, task);
    const order: string[] = [];
    const all = tasks.map(({ done }, index) =>
      queue.run('camera', () => {
        order.push(`camera ${index}`);
        return done;
      }),
    );
    tasks[0]!.end();
    await all[0];
    void queue.run('tent', async () => order.push('tent'));
    expect(order.at(-1)).toBe('tent');
    await settle();
    expect(order.at(-1)).toBe('camera 3');
    for (const { end } of tasks) end();
    await Promise.all(all);
  });

  it('do not make one key wait for another', async () => {
    const queue = new KeyedQueue({ atOnce: 4, longestWait: 8_000 });
    const tasks = Array.from({ length: 4 }, task);
    const busy = tasks.map(({ done }) => queue.run('camera', () => done));
    expect(await queue.run('tent', async () => 'in')).toBe('in');
    for (const { end } of tasks) end();
    await Promise.all(busy);
  });

  it('hand the place on when work fails', async () => {
    const queue = new KeyedQueue({ atOnce: 4, longestWait: 8_000 });
    const fail = () => queue.run('camera', () => Promise.reject(new Error('no room')));
    const results = await Promise.allSettled(Array.from({ length: 9 }, fail));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await queue.run('camera', async () => 'in')).toBe('in');
  });

  it('say busy to whom they kept waiting too long', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const queue = new KeyedQueue({ atOnce: 4, longestWait: 8_000 });
    const tasks = Array.from({ length: 4 }, task);
    const busy = tasks.map(({ done }) => queue.run('camera', () => done));
    const late = queue.run('camera', async () => 'in').catch((error: Error) => error.message);
    jest.advanceTimersByTime(8_000);
    expect(await late).toBe('busy');
    for (const { end } of tasks) end();
    await Promise.all(busy);
    jest.useRealTimers();
  });
});
