import { allow, endOfDay, isDay, refuse, type Verdict } from '@kashikari/kernel';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Start of the last day whose end RFC 3339 can write; a later one ends in the year 10000. `isDay` has the same bound.
 */
const AFTER_ALL = Date.UTC(9999, 11, 31);

/** Reads the end of a plan: an instant, or the last day in the account's time zone. Empty: never. */
export function readUntil(text: string, timeZone: string): Verdict<number | null> {
  if (text === '') return allow(null);
  const instant = isDay(text) ? endOfDay(text, timeZone) : INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (!(instant < AFTER_ALL)) return refuse('validation.instant', undefined, 'until');
  return allow(instant);
}
