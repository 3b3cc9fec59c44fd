import { Clock } from '../src/clock';
import { Freshness } from '../src/events/freshness';

/** A clock whose security time the test sets; business time is a day ahead of it. */
class TestClock extends Clock {
  at = Date.parse('2026-12-01T00:00:00Z');
  override real(): number {
    return this.at;
  }
  override now(): number {
    return this.at + 86_400_000;
  }
}

describe('the age of what a service was told by events', () => {
  const clock = new TestClock();
  const isAtEnd = jest.fn(() => Promise.resolve(false));
  const freshness = new Freshness(isAtEnd, clock);
  const age = async () => clock.now() - ((await freshness.asOf()) ?? Number.NaN);

  it('is unknown until all has been taken in once', async () => {
    expect(await freshness.asOf()).toBeUndefined();
  });

  it('is at most the time that an event takes to be published, while all is taken in', async () => {
    clock.at += 200;
    isAtEnd.mockResolvedValue(true);
    expect(await age()).toBe(500);
  });

  it('asks once for many who want to know', async () => {
    isAtEnd.mockClear();
    clock.at += 200;
    await Promise.all([freshness.asOf(), freshness.asOf(), freshness.asOf()]);
    clock.at += 100;
    expect(await age()).toBe(600);
    expect(isAtEnd).toHaveBeenCalledTimes(1);
  });

  it('grows while events wait, and while the transport can’t be asked', async () => {
    isAtEnd.mockResolvedValueOnce(false);
    clock.at += 1_000;
    expect(await age()).toBe(1_600);
    isAtEnd.mockRejectedValueOnce(new Error('away'));
    clock.at += 1_000;
    expect(await age()).toBe(2_600);
  });
});
