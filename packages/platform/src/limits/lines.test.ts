import type { Member } from './company';
import { Lines } from './lines';

/** Work that goes on until it is told to end. */
function task() {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { done, end: () => end() };
}

const round = () => new Promise((resolve) => setImmediate(resolve));

/** Long enough for a whole group to go in. */
const settle = async () => {
  for (let rounds = 0; rounds < 10; rounds += 1) await round();
};

describe('lines', () => {
  it('let so many in at once, and the others one by one in their order', async () => {
    const queue = new Lines({ atOnce: 4, longestWait: 8_000 });
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

  it('let in those who wait in groups, once there is room for the whole of one', async () => {
    const queue = new Lines({ atOnce: 4, longestWait: 8_000, together: 3 });
    const tasks = Array.from({ length: 8 }, task);
    let started = 0;
    const all = tasks.map(({ done }) =>
      queue.run('camera', () => {
        started += 1;
        return done;
      }),
    );
    const seen: number[] = [];
    for (const { end } of tasks) {
      await settle();
      seen.push(started);
      end();
    }
    await Promise.all(all);
    // The last group is what is left.
    expect(seen).toEqual([4, 4, 4, 7, 8, 8, 8, 8]);
    expect(await queue.run('camera', async () => 'in')).toBe('in');
  });

  it('let in a short line by larger groups than a long one', async () => {
    const groupsOf = async (crowd: number) => {
      const queue = new Lines({
        ...{ atOnce: 2, together: 2, longestWait: 8_000 },
        short: { waiting: 6, together: 4 },
      });
      let inside: (() => void)[] = [];
      const all = Array.from({ length: crowd }, () =>
        queue.run('camera', () => new Promise<void>((end) => void inside.push(end))),
      );
      const groups: number[] = [];
      while (inside.length > 0 || groups.length === 0) {
        await settle();
        const group = inside;
        inside = [];
        groups.push(group.length);
        for (const end of group) end();
        await settle();
      }
      await Promise.all(all);
      return groups;
    };
    expect(await groupsOf(8)).toEqual([2, 4, 2]);
    expect(await groupsOf(9)).toEqual([2, 2, 2, 2, 1]);
  });

  it('let a group in one by one, a round of the event loop for each, and tell them who goes in with them', async () => {
    const queue = new Lines({ atOnce: 3, longestWait: 8_000, together: 3 });
    const tasks = Array.from({ length: 7 }, task);
    const members: (Member | undefined)[] = [];
    const all = tasks.map(({ done }) =>
      queue.run('camera', (member) => {
        members.push(member);
        return done;
      }),
    );
    await settle();
    for (const { end } of tasks.slice(0, 3)) end();
    const seen: number[] = [];
    for (let rounds = 0; rounds < 6; rounds += 1) {
      seen.push(members.length);
      await round();
    }
    expect([...new Set(seen)]).toEqual([3, 4, 5, 6]);
    expect(members.slice(0, 3)).toEqual([undefined, undefined, undefined]);
    const company = members[3]?.company;
    expect(members.slice(3).map((member) => member?.company)).toEqual([company, company, company]);
    // Who is done without having met the others is not waited for.
    expect(company?.isComplete).toBe(false);
    for (const { end } of tasks) end();
    await Promise.all(all);
    expect(company?.isComplete).toBe(true);
    // The last goes in alone.
    expect(members[6]).toBeUndefined();
  });

  it('do not make one key wait for another', async () => {
    const queue = new Lines({ atOnce: 4, longestWait: 8_000 });
    const tasks = Array.from({ length: 4 }, task);
    const busy = tasks.map(({ done }) => queue.run('camera', () => done));
    expect(await queue.run('tent', async () => 'in')).toBe('in');
    for (const { end } of tasks) end();
    await Promise.all(busy);
  });

  it('hand the place on when work fails', async () => {
    const queue = new Lines({ atOnce: 4, longestWait: 8_000 });
    const fail = () => queue.run('camera', () => Promise.reject(new Error('no room')));
    const results = await Promise.allSettled(Array.from({ length: 9 }, fail));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await queue.run('camera', async () => 'in')).toBe('in');
  });

  it('say busy to whom they kept waiting too long', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const queue = new Lines({ atOnce: 4, longestWait: 8_000 });
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
