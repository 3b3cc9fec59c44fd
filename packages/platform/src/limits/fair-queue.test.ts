import { FairQueue } from './fair-queue';

describe('a fair queue', () => {
  const OPTIONS = { atOnce: 1, waiting: 10, longestWait: 60_000 };

  /** Enqueues works of these keys at once and returns the order in which they ran. */
  async function orderOf(keys: readonly string[], options = OPTIONS) {
    const queue = new FairQueue(options);
    const done: string[] = [];
    const work = (key: string) =>
      queue.run(key, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        done.push(key);
      });
    const settled = await Promise.allSettled(keys.map(work));
    return { done, refused: settled.filter(({ status }) => status === 'rejected').length };
  }

  it('lets keys take turns, so that who brings many waits for them alone', async () => {
    const { done } = await orderOf(['a', 'a', 'a', 'a', 'b', 'c']);
    expect(done).toEqual(['a', 'a', 'b', 'c', 'a', 'a']);
  });

  it('does one of each key at a time, though there is room for more', async () => {
    const queue = new FairQueue({ ...OPTIONS, atOnce: 2 });
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    await Promise.all(['a', 'a', 'a'].map((key) => queue.run(key, work)));
    expect(most).toBe(1);
    await Promise.all(['a', 'b', 'c'].map((key) => queue.run(key, work)));
    expect(most).toBe(2);
  });

  it('refuses the twelfth of one key, and nobody else’s', async () => {
    const { done, refused } = await orderOf([...Array<string>(12).fill('a'), 'b']);
    expect([done.length, refused, done.filter((key) => key === 'b').length]).toEqual([12, 1, 1]);
  });

  it('refuses whose turn does not come in time, and goes on', async () => {
    const queue = new FairQueue({ ...OPTIONS, longestWait: 20 });
    let finish = () => {};
    const first = queue.run('a', () => new Promise<void>((resolve) => (finish = resolve)));
    await expect(queue.run('b', async () => 1)).rejects.toMatchObject({ refusal: { code: 'busy' } });
    finish();
    await first;
    await expect(queue.run('b', async () => 2)).resolves.toBe(2);
  });

  it('goes on after a work that failed', async () => {
    const queue = new FairQueue(OPTIONS);
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run('a', async () => 1)).resolves.toBe(1);
  });
});
