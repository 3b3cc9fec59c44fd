import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BoundedThreads, type ThreadLimits } from '../src/threads';
import { whenLong } from '../src/testing/budget';

const LIMITS: ThreadLimits = { atOnce: 2, waiting: 10, longestWait: 20_000, memoryMb: 128, timeMs: 5_000 };

describe('a thread that reads for strangers', () => {
  const started: BoundedThreads[] = [];
  const threads = (limits: Partial<ThreadLimits> = {}) => {
    const made = new BoundedThreads(path.join(__dirname, 'threads/odd-thread'), { ...LIMITS, ...limits });
    started.push(made);
    return made;
  };

  afterEach(async () => {
    await Promise.all(started.splice(0).map((one) => one.stop()));
  });

  const codeOf = (answer: Promise<unknown>) =>
    answer.then(
      () => 'read',
      (error: { refusal?: { code: string }; message: string }) => error.refusal?.code ?? error.message,
    );

  it('answers, refuses and fails as a function does', async () => {
    const reader = threads();
    await expect(reader.run('a', 'echo', { text: '髙橋' })).resolves.toEqual({ text: '髙橋' });
    await expect(reader.run('a', 'refuse', null)).rejects.toMatchObject({
      refusal: { code: 'card.file', params: { line: 3 } },
    });
    await expect(reader.run('a', 'fail', null)).rejects.toThrow('a fault of ours');
  });

  it('is ended when it takes too long, and others are answered meanwhile and afterwards', async () => {
    const reader = threads({ timeMs: 1_500 });
    await reader.run('b', 'echo', 1);
    const begun = Date.now();
    const endless = codeOf(reader.run('a', 'forEver', null));
    let turns = 0;
    const beat = setInterval(() => (turns += 1), 10);
    await expect(codeOf(reader.run('b', 'echo', 1))).resolves.toBe('read');
    await expect(Promise.race([endless, wait(15_000)])).resolves.toBe('file.too_complex');
    clearInterval(beat);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1_400);
    expect(turns).toBeGreaterThan(20);
    await expect(reader.run('a', 'echo', 2)).resolves.toBe(2);
  });

  it('is ended when its memory is full, and the process is not', async () => {
    const reader = threads({ timeMs: 60_000 });
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10);
    await expect(codeOf(reader.run('a', 'fill', null))).resolves.toBe('file.too_complex');
    clearInterval(watch);
    whenLong(() => expect(most - before).toBeLessThan(400 * 2 ** 20));
    await expect(reader.run('a', 'echo', 2)).resolves.toBe(2);
  });

  it('does nothing more when it was ended', async () => {
    const reader = threads({ timeMs: 1_500 });
    await reader.run('b', 'echo', 1);
    const beats = new Int32Array(new SharedArrayBuffer(4));
    await expect(codeOf(reader.run('a', 'beat', beats))).resolves.toBe('file.too_complex');
    await wait(500);
    const before = Atomics.load(beats, 0);
    expect(before).not.toBe(0);
    await wait(500);
    expect(Atomics.load(beats, 0)).toBe(before);
  });

  it('may end itself: that is a refusal at once, too', async () => {
    // Longer than this test may take: it is not the limit that ends it.
    await expect(codeOf(threads({ timeMs: 600_000 }).run('a', 'end', null))).resolves.toBe(
      'file.too_complex',
    );
  });

  it('has a shorter time for one task, which begins when the thread has started', async () => {
    const reader = threads({ timeMs: 600_000 });
    await expect(reader.run('a', 'echo', 1, 100)).resolves.toBe(1);
    const begun = Date.now();
    await expect(codeOf(reader.run('a', 'forEver', null, 100))).resolves.toBe('file.too_complex');
    whenLong(() => expect(Date.now() - begun).toBeLessThan(2_000));
  });

  it('reports the time of each task, and asks before the next one', async () => {
    const spent: [string, boolean][] = [];
    const meter = {
      check: (key: string) => {
        if (spent.some(([used, isEnded]) => used === key && isEnded)) throw new Error('no time left');
      },
      spend: (key: string, ms: number, isEnded: boolean) => {
        expect(ms).toBeGreaterThan(0);
        spent.push([key, isEnded]);
      },
    };
    const reader = threads({ timeMs: 500, meter });
    await reader.run('a', 'echo', 1);
    const queued = [reader.run('a', 'forEver', null), reader.run('a', 'echo', 1), reader.run('b', 'echo', 1)];
    await expect(Promise.all(queued.map(codeOf))).resolves.toEqual([
      'file.too_complex',
      'no time left',
      'read',
    ]);
    expect(spent).toEqual(
      expect.arrayContaining([
        ['a', false],
        ['a', true],
        ['b', false],
      ]),
    );
    expect(spent).toHaveLength(3);
  });

  it('reads one file of an account at a time, ten wait, and more is busy', async () => {
    const reader = threads({ timeMs: 700, longestWait: 1_000 });
    const many = Array.from({ length: 12 }, () => codeOf(reader.run('a', 'forEver', null)));
    await expect(Promise.race([many[11]])).resolves.toBe('busy');
    await wait(50);
    // Somebody else isn't behind them.
    const begun = Date.now();
    await codeOf(reader.run('b', 'end', null));
    whenLong(() => expect(Date.now() - begun).toBeLessThan(5_000));
    const codes = await Promise.all(many);
    expect(codes[0]).toBe('file.too_complex');
    // Works whose turn does not come in time fail with `busy`.
    expect(codes.filter((code) => code === 'busy').length).toBeGreaterThan(1);
  });
});
