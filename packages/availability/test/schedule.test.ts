import { containsInstant, dayOf, startOfDay } from '@kashikari/kernel';
import fc from 'fast-check';
import { ALWAYS_OPEN, claimOf, fits, scheduleOf, type Occupant, type Terms } from '../src';
import { EPOCH, instant, occupants } from './arbitraries';

const zone = 'Asia/Tokyo';
const terms: Terms = { zone, quantity: 2, isHourly: false, maxDays: null, marginDays: 0, isExclusive: false };
const now = startOfDay('2027-01-04', zone) + 9 * 3_600_000;

function on(startDate: string, endDate: string, more: Partial<Occupant> = {}): Occupant {
  const { claim } = claimOf({ unit: 'day', startDate, endDate }, terms, EPOCH);
  return { claim, quantity: 1, open: true, out: false, overdue: false, ...more };
}
const daysOf = (others: Occupant[], more: Partial<Terms> = {}, opening = ALWAYS_OPEN) =>
  scheduleOf({
    terms: { ...terms, ...more },
    opening,
    holidays: new Set(['2027-01-05']),
    occupants: others,
    from: '2027-01-03',
    days: 5,
    now,
  });
const show = (...of: Parameters<typeof daysOf>) =>
  daysOf(...of).map(({ remaining, state }) => `${remaining} ${state}`);

describe('the schedule of a good', () => {
  it('says what a one-day booking on each day could take', () => {
    const some = fc.integer({ min: 1, max: 4 });
    fc.assert(
      fc.property(
        occupants,
        instant,
        some,
        fc.integer({ min: 0, max: 2 }),
        (others, at, quantity, marginDays) => {
          const good = { ...terms, quantity, marginDays };
          const from = dayOf(at, zone);
          const days = scheduleOf({
            terms: good,
            opening: ALWAYS_OPEN,
            holidays: new Set(),
            occupants: others,
            from,
            days: 10,
            now: at,
          });
          for (const { date, remaining } of days) {
            const { span, claim } = claimOf({ unit: 'day', startDate: date, endDate: date }, good, at);
            const containsNow = containsInstant(span, at);
            const takes = (units: number) =>
              fits({ parts: [claim], quantity: units, containsNow }, others, good).ok;
            expect(remaining === 0 || takes(remaining)).toBe(true);
            expect(takes(remaining + 1)).toBe(false);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('shows free, part and full days, and the past as closed', () => {
    const others = [on('2027-01-05', '2027-01-06'), on('2027-01-06', '2027-01-06')];
    expect(show(others)).toEqual(['2 closed', '2 free', '1 part', '0 full', '2 free']);
  });

  it('tells closing apart from what remains', () => {
    const opening = { ...ALWAYS_OPEN, disabledWeekdays: [2], closedDates: ['2027-01-06'], daysAhead: 1 };
    expect(show([], {}, opening)).toEqual(['2 closed', '2 closed', '2 closed', '2 closed', '2 free']);
  });

  it('misses overdue units today, not later', () => {
    const late = on('2027-01-01', '2027-01-02', { overdue: true });
    expect(show([late], { quantity: 1 })).toEqual(['1 closed', '0 full', '1 free', '1 free', '1 free']);
  });

  it('frees the rest of today when a thing came back this morning', () => {
    const back = on('2027-01-04', '2027-01-05', { open: false });
    const returned = { ...back, claim: { from: back.claim.from, until: now - 60_000 } };
    expect(show([returned], { quantity: 1 })[1]).toBe('1 free');
  });

  it('closes an exclusive good on every day while a booking is open', () => {
    expect(show([on('2027-01-07', '2027-01-07')], { isExclusive: true }).slice(1)).toEqual(
      Array(4).fill('0 full'),
    );
  });

  it('by hour, marks a day with a free quarter as partly booked and one without as full', () => {
    const hourly = { quantity: 1, isHourly: true };
    const start = startOfDay('2027-01-05', zone);
    const all = { claim: { from: start, until: startOfDay('2027-01-06', zone) } };
    const butOne = { claim: { from: start + 15 * 60_000, until: startOfDay('2027-01-06', zone) } };
    const nap = { claim: { from: start + 20 * 60_000, until: startOfDay('2027-01-06', zone) } };
    const state = (part: Partial<Occupant>) => show([on('2027-01-05', '2027-01-05', part)], hourly)[2];
    expect([state(all), state(butOne), state(nap)]).toEqual(['0 full', '0 part', '0 part']);
    const gap = on('2027-01-05', '2027-01-05', { claim: { from: start, until: start + 3_600_000 + 1 } });
    const rest = on('2027-01-05', '2027-01-05', {
      claim: { ...all.claim, from: start + 3_600_000 + 15 * 60_000 },
    });
    expect(show([gap, rest], hourly)[2]).toBe('0 full');
  });

  it('by hour, still lends the rest of today where something late is missed only now', () => {
    const late = on('2027-01-01', '2027-01-02', { overdue: true });
    expect(show([late], { quantity: 1, isHourly: true })[1]).toBe('0 part');
  });

  it('says why a day is closed', () => {
    const opening = { ...ALWAYS_OPEN, daysAhead: 1, disabledWeekdays: [2], closedDates: ['2027-01-06'] };
    const why = daysOf([], {}, opening).map(({ closedBy }) => closedBy);
    expect(why).toEqual(['past', 'days_ahead', 'weekday', 'date', null]);
  });

  it('marks public holidays, open or not', () => {
    const marked = daysOf([]).filter(({ holiday }) => holiday);
    expect(marked.map(({ date, state }) => [date, state])).toEqual([['2027-01-05', 'free']]);
  });
});
