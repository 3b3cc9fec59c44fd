import { Clock } from '../clock';
import type { Logger } from '../observe/logger';
import { DuePoller } from './due-poller';

const logger = { warn: jest.fn() } as unknown as Logger;

/** A poller over one row that is due in so many milliseconds; running it takes the row away. */
function pollerOver(dueIn: number | undefined) {
  const clock = new Clock();
  let due = dueIn === undefined ? undefined : clock.now() + dueIn;
  const runner = {
    earliest: jest.fn(async () => due),
    runDue: jest.fn(async () => {
      due = undefined;
      return 1;
    }),
  };
  const poller = new DuePoller(runner, clock, logger, async () => undefined);
  return { poller, runner, put: (inMs: number) => (due = clock.now() + inMs) };
}

describe('the poller of due jobs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('asks one question in five seconds while nothing is due', async () => {
    const { poller, runner } = pollerOver(undefined);
    poller.start();
    await jest.advanceTimersByTimeAsync(19_900);
    expect([runner.earliest.mock.calls.length, runner.runDue.mock.calls.length]).toEqual([4, 0]);
    await poller.stop();
  });

  it('runs what is ordered for soon at its moment, and what is far ahead not before', async () => {
    const { poller, runner, put } = pollerOver(undefined);
    poller.start();
    await jest.advanceTimersByTimeAsync(600);
    put(300);
    poller.order(300);
    await jest.advanceTimersByTimeAsync(290);
    expect(runner.runDue).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(10);
    expect(runner.runDue).toHaveBeenCalledTimes(1);
    put(60_000);
    poller.order(60_000);
    await jest.advanceTimersByTimeAsync(59_000);
    expect(runner.runDue).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(runner.runDue).toHaveBeenCalledTimes(2);
    await poller.stop();
  });

  it('finds within five seconds what others have ordered', async () => {
    const { poller, runner, put } = pollerOver(undefined);
    poller.start();
    await jest.advanceTimersByTimeAsync(100);
    put(0);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(runner.runDue).toHaveBeenCalledTimes(1);
    await poller.stop();
  });

  it('runs a rush of orders in two rounds a second', async () => {
    const { poller, runner, put } = pollerOver(undefined);
    poller.start();
    for (let at = 0; at < 200; at += 1) {
      put(0);
      poller.order(0);
      await jest.advanceTimersByTimeAsync(10);
    }
    expect(runner.runDue.mock.calls.length).toBeLessThanOrEqual(5);
    await poller.stop();
  });

  it('looks again after a look that failed, later each time', async () => {
    const { poller, runner, put } = pollerOver(undefined);
    runner.earliest.mockRejectedValueOnce(new Error('no database'));
    poller.start();
    put(0);
    await jest.advanceTimersByTimeAsync(300);
    expect(runner.runDue).toHaveBeenCalledTimes(1);
    await poller.stop();
  });
});
