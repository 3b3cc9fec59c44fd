import { startOfDay } from '@kashikari/kernel';
import fc from 'fast-check';
import {
  ALWAYS_OPEN,
  canHave,
  nearestFree,
  type BookingRange,
  type NearestFreeInput,
  type Terms,
} from '../src';
import { instant, occupants, QUARTER } from './arbitraries';

const zone = 'Asia/Tokyo';
const terms: Terms = { zone, quantity: 1, isHourly: false, maxDays: null, marginDays: 0, isExclusive: false };
const now = startOfDay('2027-01-04', zone) + 9 * 3_600_000;
const days = (startDate: string, endDate: string): BookingRange => ({ unit: 'day', startDate, endDate });
const taken = (from: string, to: string) => ({
  claim: { from: startOfDay(from, zone), until: startOfDay(to, zone) },
  quantity: 1,
  open: true,
  out: false,
  overdue: false,
});
const input = (more: Partial<NearestFreeInput>): NearestFreeInput => ({
  asked: days('2027-01-10', '2027-01-11'),
  quantity: 1,
  terms,
  opening: ALWAYS_OPEN,
  occupants: [taken('2027-01-10', '2027-01-12')],
  now,
  passesOverOpening: false,
  ...more,
});

describe('the nearest free ranges', () => {
  it('are the same length, just before and just after', () => {
    expect(nearestFree(input({}))).toEqual({
      before: days('2027-01-08', '2027-01-09'),
      after: days('2027-01-12', '2027-01-13'),
    });
  });

  it('keep the margin clear on both sides', () => {
    const others = [taken('2027-01-10', '2027-01-14')]; // two days and a margin of two
    expect(nearestFree(input({ terms: { ...terms, marginDays: 2 }, occupants: others }))).toEqual({
      before: days('2027-01-06', '2027-01-07'),
      after: days('2027-01-14', '2027-01-15'),
    });
  });

  it('do not begin or end on closed days, but for managers', () => {
    const opening = { ...ALWAYS_OPEN, closedDates: ['2027-01-12'] };
    expect(nearestFree(input({ opening })).after).toEqual(days('2027-01-13', '2027-01-14'));
    expect(nearestFree(input({ opening, passesOverOpening: true })).after).toEqual(
      days('2027-01-12', '2027-01-13'),
    );
  });

  it('are none in the past', () => {
    expect(nearestFree(input({ occupants: [taken('2027-01-04', '2027-01-20')] })).before).toBeNull();
  });

  it('are none when the good never has that many, or is exclusive and booked', () => {
    const none = { before: null, after: null };
    expect(nearestFree(input({ quantity: 2 }))).toEqual(none);
    expect(nearestFree(input({ terms: { ...terms, isExclusive: true } }))).toEqual(none);
  });

  it('by hour, are the nearest that trying every quarter finds', () => {
    const length = fc.integer({ min: 1, max: 24 });
    fc.assert(
      fc.property(occupants, instant, instant, length, (others, startAt, at, quarters) => {
        const asked: BookingRange = { unit: 'hour', startAt, endAt: startAt + quarters * QUARTER };
        const good = { ...terms, quantity: 2, isHourly: true };
        const asking = input({ asked, terms: good, occupants: others, now: at });
        const tried = (direction: number) => {
          for (let step = 1; step <= 92 * 96; step += 1) {
            const by = direction * step * QUARTER;
            const candidate: BookingRange = { unit: 'hour', startAt: startAt + by, endAt: asked.endAt + by };
            if (direction < 0 && candidate.endAt <= at) return null;
            if (canHave(asking, candidate).ok) return candidate;
          }
          return null;
        };
        const found = nearestFree(asking);
        expect(found.before).toEqual(tried(-1));
        expect(found.after).toEqual(tried(1));
      }),
      { numRuns: 200 },
    );
  });
});
