import { usableTimeZone } from '@kashikari/kernel';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** `2026-12-01 09:30` as a clock in the zone shows it. */
export function localTime(date: Date, zone: string): string {
  let clock = clocks.get(zone);
  if (!clock) {
    // Sweden writes dates as ISO 8601 does.
    clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: usableTimeZone(zone),
      dateStyle: 'short',
      timeStyle: 'short',
    });
    if (clocks.size < 1_000) clocks.set(zone, clock);
  }
  return clock.format(date);
}
