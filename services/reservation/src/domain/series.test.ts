import type { BookingRange, Repeat } from '@kashikari/availability';
import { ZONE } from '../../test/booking-contexts';
import { completeRange } from './complete-range';
import { readDueKey } from './due-key';
import { feedReachesBackTo, rotated, type Feed } from './feed';
import { rangesOf } from './series';

const days = (startDate: string, endDate = startDate): BookingRange => ({ unit: 'day', startDate, endDate });
const FIRST = days('2027-01-12', '2027-01-13');
const weekly = (about: Partial<Repeat>): Repeat => ({ every: 'week', count: null, until: null, ...about });

describe('the ranges of a series', () => {
  const ranges = (about: Partial<Repeat>, chosen: string[] = []) =>
    rangesOf(FIRST, weekly(about), chosen, ZONE);

  it('are all of the repetition, in their order', () => {
    const all = [FIRST, days('2027-01-19', '2027-01-20'), days('2027-01-26', '2027-01-27')];
    expect(ranges({ count: 3 })).toEqual({ ok: true, value: all });
    expect(ranges({ until: '2027-01-26' })).toEqual({ ok: true, value: all });
  });

  it('are those that begin on the days chosen', () => {
    expect(ranges({ count: 3 }, ['2027-01-26', '2027-01-12'])).toEqual({
      ok: true,
      value: [FIRST, days('2027-01-26', '2027-01-27')],
    });
    expect(ranges({ count: 3 }, ['2027-01-12', '2027-01-13'])).toMatchObject({
      refusal: { code: 'booking.not_in_series', params: { date: '2027-01-13' }, field: 'dates' },
    });
  });

  it.each([
    ['with two ends', { count: 3, until: '2027-01-26' }],
    ['without an end', {}],
  ])('are none %s', (_, about) => {
    expect(ranges(about)).toMatchObject({
      ok: false,
      refusal: { code: 'validation.one_of', params: { fields: ['count', 'until'] }, field: 'count' },
    });
  });

  it('do not end before they begin', () => {
    expect(ranges({ until: '2027-01-12' })).toEqual({ ok: true, value: [FIRST] });
    expect(ranges({ until: '2027-01-11' })).toMatchObject({
      refusal: { code: 'booking.range', field: 'until' },
    });
  });

  it('are at most 52, and more are refused by what says so', () => {
    expect(ranges({ count: 52 })).toMatchObject({ ok: true });
    expect(ranges({ count: 53 })).toMatchObject({
      refusal: { code: 'booking.too_many_repeats', params: { max: 52 }, field: 'count' },
    });
    expect(ranges({ until: '2028-06-01' })).toMatchObject({ refusal: { field: 'until' } });
  });
});

describe('a range that is changed in part', () => {
  const hours: BookingRange = { unit: 'hour', startAt: 100, endAt: 200 };

  it('keeps the end that is not sent', () => {
    expect(completeRange({ unit: 'day', endDate: '2027-01-14' }, FIRST)).toEqual({
      ok: true,
      value: days('2027-01-12', '2027-01-14'),
    });
    expect(completeRange({ unit: 'hour', startAt: 150 }, hours)).toEqual({
      ok: true,
      value: { unit: 'hour', startAt: 150, endAt: 200 },
    });
  });

  it('stays in the unit in which it was made', () => {
    expect(completeRange({ unit: 'day', endDate: '2027-01-14' }, hours)).toMatchObject({
      refusal: { code: 'booking.range', params: { unit: 'hour' }, field: 'start_date' },
    });
    expect(completeRange({ unit: 'hour', endAt: 300 }, FIRST)).toMatchObject({
      refusal: { code: 'booking.range', params: { unit: 'day' }, field: 'start_at' },
    });
  });
});

describe('a feed', () => {
  it('reaches back 31 days, to the start of a day', () => {
    expect(feedReachesBackTo(Date.parse('2027-02-10T13:14:15Z'))).toBe(Date.parse('2027-01-10T00:00:00Z'));
    expect(feedReachesBackTo(Date.parse('2027-02-10T23:59:59Z'))).toBe(Date.parse('2027-01-10T00:00:00Z'));
  });

  it('has the next secret once it is turned, and knows when', () => {
    const feed: Feed = {
      ...{ id: 'f', userId: 'u', groupId: null, name: 'x', generation: 1, createdAt: 1, rotatedAt: null },
    };
    expect(rotated(feed, 5)).toEqual({ ...feed, generation: 2, rotatedAt: 5 });
  });
});

it('the key of an order says which booking it was made for, and which moment of it', () => {
  expect(readDueKey('b1:1800000000')).toEqual({ bookingId: 'b1', at: 1_800_000_000_000 });
  expect(readDueKey('').bookingId).toBe('');
});
