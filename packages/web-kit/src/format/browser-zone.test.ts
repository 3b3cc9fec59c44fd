import { browserZone } from './browser-zone';
import { dayIn, formatHours, formatTime } from './instant';

function withZone(timeZone: string | undefined, check: () => void): void {
  const known = Intl.DateTimeFormat.prototype.resolvedOptions;
  const options = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...known.call(this), timeZone } as Intl.ResolvedDateTimeFormatOptions;
  });
  try {
    check();
  } finally {
    options.mockRestore();
  }
}

describe('the zone of the browser', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Etc/Unknown', 'Asia/Tokyo'],
    [undefined, 'Asia/Tokyo'],
  ])('that says %s is %s', (said, zone) => {
    withZone(said, () => expect(browserZone()).toBe(zone));
  });

  it('never stops a time from being shown, whatever it is', () => {
    const at = Date.parse('2027-01-10T00:00:00Z');
    for (const zone of ['Etc/Unknown', '', 'Nowhere/Land']) {
      expect(dayIn(zone, at)).toBe('2027-01-10');
      expect(formatTime(at, zone, 'ja')).toBe('09:00');
      expect(formatHours(at, at + 3_600_000, zone, 'en')).toContain('09:00 – 10:00');
    }
  });
});
