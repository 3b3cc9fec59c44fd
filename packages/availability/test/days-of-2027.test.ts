import { addDays, dayOf, endOfDay, startOfDay, weekdayOf } from '@kashikari/kernel';
import { claimOf } from '../src';

const HOUR = 3_600_000;

/** The days of 2027 that are not 24 hours long, typed from the rules of each country; hours. */
const ODD_DAYS: Record<string, Record<string, number>> = {
  'America/New_York': { '2027-03-14': 23, '2027-11-07': 25 },
  'Europe/Berlin': { '2027-03-28': 23, '2027-10-31': 25 },
  'Australia/Lord_Howe': { '2027-04-04': 24.5, '2027-10-03': 23.5 },
  'Asia/Tokyo': {},
  'Pacific/Apia': {},
};

const DAYS = Array.from({ length: 365 }, (_, index) => addDays('2027-01-01', index));

describe.each(Object.entries(ODD_DAYS))('every day of 2027 in %s', (zone, odd) => {
  const wall = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });

  it('begins at midnight on the wall and is as long as the law says', () => {
    for (const day of DAYS) {
      expect(wall.format(startOfDay(day, zone))).toBe(`${day} 00:00:00`);
      expect((endOfDay(day, zone) - startOfDay(day, zone)) / HOUR).toBe(odd[day] ?? 24);
    }
  });

  it('holds exactly the instants that a clock there shows on it', () => {
    for (const day of DAYS) {
      const start = startOfDay(day, zone);
      const end = endOfDay(day, zone);
      expect([dayOf(start - 1, zone), dayOf(start, zone), dayOf(end - 1, zone), dayOf(end, zone)]).toEqual([
        addDays(day, -1),
        day,
        day,
        addDays(day, 1),
      ]);
    }
  });

  it('slips no day when a booking with a margin is made on it', () => {
    const now = startOfDay('2026-12-01', zone);
    for (const day of DAYS) {
      const end = addDays(day, 2);
      const { span, claim, locked } = claimOf(
        { unit: 'day', startDate: day, endDate: end },
        { zone, marginDays: 2 },
        now,
      );
      expect(wall.format(span.from)).toBe(`${day} 00:00:00`);
      expect(wall.format(span.until)).toBe(`${addDays(end, 1)} 00:00:00`);
      expect(wall.format(claim.until)).toBe(`${addDays(end, 3)} 00:00:00`);
      expect(wall.format(locked.from)).toBe(`${addDays(day, -2)} 00:00:00`);
    }
  });
});

it('knows the weekday of a day without a zone', () => {
  expect(weekdayOf('2027-01-01')).toBe(5);
  expect(weekdayOf('2027-01-03')).toBe(0);
});

it('gives a day that a zone skipped no length, and no instant', () => {
  const zone = 'Pacific/Apia';
  expect(startOfDay('2011-12-30', zone)).toBe(startOfDay('2011-12-31', zone));
  expect(dayOf(startOfDay('2011-12-30', zone), zone)).toBe('2011-12-31');
});
