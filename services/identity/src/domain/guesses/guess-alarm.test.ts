import fc from 'fast-check';
import { afterCounted, PASSCODE_ALARM } from './guess-alarm';
import { NO_GUESSES } from './guess-count';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Returns the times at which failures trigger the alarm. */
function alarmsOf(times: readonly number[]): number[] {
  let known = NO_GUESSES;
  return times.filter((now) => {
    const { guesses, isDue } = afterCounted(PASSCODE_ALARM, known, now);
    known = guesses;
    return isDue;
  });
}

const every = (step: number, count: number, from = 0) =>
  Array.from({ length: count }, (_none, n) => from + n * step);

describe('an alarm about guesses', () => {
  it('goes off at the fiftieth failure within a day', () => {
    expect(alarmsOf(every(1, 49))).toEqual([]);
    expect(alarmsOf(every(1, 200))).toEqual([49]);
  });

  it('does not go off at two failures an hour', () => {
    expect(alarmsOf(every(HOUR / 2, 1_000))).toEqual([]);
  });

  it('goes off again on the next day, at the fiftieth failure of that day', () => {
    expect(alarmsOf([...every(1, 60), ...every(1, 60, 2 * DAY)])).toEqual([49, 2 * DAY + 49]);
  });

  it('does not go off twice around midnight or the end of a period', () => {
    const late = [0, ...every(1, 60, DAY - 50), ...every(1, 60, DAY + 10)];
    expect(alarmsOf(late)).toEqual([DAY - 2]);
  });

  it('goes off once a day at most, whenever guesses come', () => {
    const steps = fc.array(fc.nat(HOUR), { minLength: 100, maxLength: 1_000 });
    fc.assert(
      fc.property(steps, (pauses) => {
        let now = 0;
        const alarms = alarmsOf(pauses.map((pause) => (now += pause)));
        return alarms.every((at, n) => n === 0 || at - alarms[n - 1]! >= DAY);
      }),
    );
  });
});
