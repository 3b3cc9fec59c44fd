import { addDays, startOfDay } from '@kashikari/kernel';
import {
  ALWAYS_OPEN,
  checkOpening,
  checkRange,
  FARTHEST_DAYS,
  QUARTER_HOUR,
  type BookingRange,
  type Opening,
} from '../src';

const zone = 'Asia/Tokyo';
const now = startOfDay('2027-01-06', zone) + 10 * 3_600_000 + 7 * 60_000; // a Wednesday, 10:07
const byDay = { zone, isHourly: false, maxDays: 3 };
const byHour = { zone, isHourly: true, maxDays: 1 };
const days = (startDate: string, endDate = startDate): BookingRange => ({ unit: 'day', startDate, endDate });
const quarters = (start: number, length: number): BookingRange => {
  const at = Math.floor(now / QUARTER_HOUR) * QUARTER_HOUR + start * QUARTER_HOUR;
  return { unit: 'hour', startAt: at, endAt: at + length * QUARTER_HOUR };
};
const codeOf = (verdict: ReturnType<typeof checkRange>) =>
  verdict.ok ? 'ok' : `${verdict.refusal.code} ${verdict.refusal.field}`;

describe('the form of a range', () => {
  it.each<[string, BookingRange, string]>([
    ['yesterday', days('2027-01-05'), 'booking.in_the_past start_date'],
    ['today', days('2027-01-06'), 'ok'],
    ['the wrong way round', days('2027-01-08', '2027-01-07'), 'booking.range end_date'],
    ['as long as is allowed', days('2027-01-07', '2027-01-09'), 'ok'],
    ['a day longer', days('2027-01-07', '2027-01-10'), 'booking.max_days end_date'],
    ['by hour, where days are lent', quarters(4, 4), 'booking.range start_at'],
    ['beyond ten years', days(addDays('2027-01-06', FARTHEST_DAYS + 1)), 'booking.range end_date'],
  ])('by day: %s', (_, asked, expected) => expect(codeOf(checkRange(asked, byDay, now))).toBe(expected));

  it.each<[string, BookingRange, string]>([
    ['the quarter before this one', quarters(-1, 8), 'booking.in_the_past start_at'],
    ['the running quarter', quarters(0, 1), 'ok'],
    ['nothing', quarters(4, 0), 'booking.range end_at'],
    ['a day', quarters(4, 96), 'ok'],
    ['a quarter more than a day', quarters(4, 97), 'booking.max_days end_at'],
    ['by day, where hours are lent', days('2027-01-07'), 'booking.range start_date'],
    [
      'off the quarter',
      { unit: 'hour', startAt: now + 1, endAt: now + QUARTER_HOUR },
      'booking.quarter_hour start_at',
    ],
  ])('by hour: %s', (_, asked, expected) => expect(codeOf(checkRange(asked, byHour, now))).toBe(expected));

  it('lets anybody book as long as they like where there is no longest time', () => {
    expect(checkRange(days('2027-01-07', '2028-01-07'), { ...byDay, maxDays: null }, now).ok).toBe(true);
  });
});

describe('the opening of the lender', () => {
  const opening: Opening = {
    ...ALWAYS_OPEN,
    disabledWeekdays: [0], // Sundays
    closedDates: ['2027-01-11'],
    lentFrom: '2027-01-07',
    lentTo: '2027-01-20',
  };
  const check = (asked: BookingRange, more: Partial<Opening> = {}) =>
    codeOf(checkOpening(asked, { ...opening, ...more }, zone, now));

  it.each<[string, BookingRange, string]>([
    ['begins on a disabled weekday', days('2027-01-10', '2027-01-12'), 'booking.disabled_weekday start_date'],
    ['ends on a disabled weekday', days('2027-01-08', '2027-01-10'), 'booking.disabled_weekday end_date'],
    ['begins on a closed date', days('2027-01-11', '2027-01-12'), 'booking.closed_date start_date'],
    ['runs over closed days', days('2027-01-08', '2027-01-12'), 'ok'],
    ['begins before the good is lent', days('2027-01-06', '2027-01-08'), 'booking.closed_date start_date'],
    ['ends on the last day that it is lent', days('2027-01-19', '2027-01-20'), 'ok'],
    ['ends after it', days('2027-01-19', '2027-01-21'), 'booking.closed_date end_date'],
  ])('a booking that %s', (_, asked, expected) => expect(check(asked)).toBe(expected));

  it('asks for the days ahead: n - 1 is too soon, n is not', () => {
    expect(check(days('2027-01-07'), { daysAhead: 2 })).toBe('booking.at_least_days_ahead start_date');
    expect(check(days('2027-01-08'), { daysAhead: 2 })).toBe('ok');
  });
});
