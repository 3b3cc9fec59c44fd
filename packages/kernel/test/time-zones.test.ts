import fc from 'fast-check';
import { DEFAULT_TIME_ZONE, isTimeZone, startOfDay, usableTimeZone } from '../src/calendar';

describe('a time zone', () => {
  const known = [
    ...Intl.supportedValuesOf('timeZone'),
    'UTC',
    'Asia/Kolkata',
    'Europe/Kyiv',
    'Etc/GMT+9',
    'Japan',
  ];
  const unusable = [
    'JST',
    'BST',
    'PST',
    'SystemV/EST5',
    'asia/tokyo',
    'ASIA/TOKYO',
    'Etc/Unknown',
    '+09:00',
    '',
    'Nowhere',
  ];

  it.each(known.filter((_, n) => n % 20 === 0 || n > 417))('may be %s', (zone) => {
    expect(isTimeZone(zone)).toBe(true);
    expect(usableTimeZone(zone)).toBe(zone);
  });

  it('may be every one that the machine lists', () => {
    expect(known.filter((zone) => !isTimeZone(zone))).toEqual([]);
  });

  it.each(unusable)('may not be %p', (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  });

  it.each([
    ['JST', 'Asia/Tokyo'],
    ['asia/tokyo', 'Asia/Tokyo'],
    ['PST', 'America/Los_Angeles'],
    ['SystemV/EST5', DEFAULT_TIME_ZONE],
    ['Etc/Unknown', DEFAULT_TIME_ZONE],
    ['', DEFAULT_TIME_ZONE],
  ])('that is %p is repaired to %s', (zone, repaired) => {
    expect(usableTimeZone(zone)).toBe(repaired);
  });

  it('that is accepted or repaired can be computed with, whatever was given', () => {
    const names = fc.oneof(fc.constantFrom(...known, ...unusable), fc.string());
    fc.assert(
      fc.property(names, (zone) => {
        expect(Number.isFinite(startOfDay('2027-01-10', usableTimeZone(zone)))).toBe(true);
        if (isTimeZone(zone)) expect(Number.isFinite(startOfDay('2027-01-10', zone))).toBe(true);
      }),
    );
  });
});
