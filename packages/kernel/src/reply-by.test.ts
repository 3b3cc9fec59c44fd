import fc from 'fast-check';
import { dayOf, isTimeZone, wallClock } from './calendar';
import { weekdayOf } from './days';
import { replyBy } from './reply-by';

const TOKYO = 'Asia/Tokyo';

test.each([
  ['on Tuesday morning', '2026-11-24T10:00+09:00', 2, '2026-11-26T17:00+09:00'],
  ['on Tuesday morning, with priority', '2026-11-24T10:00+09:00', 1, '2026-11-25T17:00+09:00'],
  ['a minute before support closes', '2026-11-24T16:59+09:00', 2, '2026-11-26T17:00+09:00'],
  ['when support closes', '2026-11-24T17:00+09:00', 2, '2026-11-27T17:00+09:00'],
  ['at night, before support opens', '2026-11-24T00:00+09:00', 1, '2026-11-25T17:00+09:00'],
  ['on Thursday', '2026-11-26T10:00+09:00', 2, '2026-11-30T17:00+09:00'],
  ['on Friday evening', '2026-11-27T18:00+09:00', 2, '2026-12-02T17:00+09:00'],
  ['on Saturday', '2026-11-28T10:00+09:00', 2, '2026-12-02T17:00+09:00'],
  ['on Sunday evening, with priority', '2026-11-29T23:00+09:00', 1, '2026-12-01T17:00+09:00'],
  ['over the end of a year', '2026-12-31T12:00+09:00', 2, '2027-01-04T17:00+09:00'],
])('answers an inquiry that arrives %s', (_, written, days, due) => {
  expect(new Date(replyBy(Date.parse(written), days, TOKYO))).toEqual(new Date(due));
});

test.each([
  ['Tokyo, where it is Saturday already', TOKYO, '2026-12-01T17:00+09:00'],
  ['New York, where it is Friday morning', 'America/New_York', '2026-11-30T17:00-05:00'],
  ['London, where support is open', 'Europe/London', '2026-11-30T17:00Z'],
])('counts the business days of %s', (_, zone, due) => {
  expect(new Date(replyBy(Date.parse('2026-11-27T16:00Z'), 1, zone))).toEqual(new Date(due));
});

test('closes at 17:00 on the clock, also after the clocks change', () => {
  const friday = Date.parse('2026-10-23T12:00+02:00');
  expect(new Date(replyBy(friday, 1, 'Europe/Berlin'))).toEqual(new Date('2026-10-26T17:00+01:00'));
});

test('is a business day at 17:00, later than the inquiry, and so many business days after its own', () => {
  const zones = ['Asia/Tokyo', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'Europe/Lisbon'];
  const from = Date.parse('2020-01-01T00:00Z');
  const until = Date.parse('2040-01-01T00:00Z');
  fc.assert(
    fc.property(
      fc.integer({ min: from, max: until }),
      fc.integer({ min: 1, max: 10 }),
      fc.constantFrom(...zones.filter(isTimeZone)),
      (now, days, zone) => {
        const due = replyBy(now, days, zone);
        expect(wallClock(due, zone).minutes).toBe(17 * 60);
        expect(weekdayOf(dayOf(due, zone)) % 6).not.toBe(0);
        expect(businessHoursClosed(now, due, zone)).toBe(days + 1);
      },
    ),
  );
});

/** Number of times that support closes after `from`, up to `to`. */
function businessHoursClosed(from: number, to: number, zone: string): number {
  let closed = 0;
  const quarter = 15 * 60_000;
  for (let at = Math.floor(from / quarter + 1) * quarter; at <= to; at += quarter) {
    const { day, minutes } = wallClock(at, zone);
    if (minutes === 17 * 60 && weekdayOf(day) % 6 !== 0) closed += 1;
  }
  return closed;
}
