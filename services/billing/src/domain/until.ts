import { allow, endOfDay, isDay, refuse, type Verdict } from '@kashikari/kernel';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** From here on a day ends in the year 10000, which RFC 3339 cannot write; `isDay` has the same bound. */
const AFTER_ALL = Date.UTC(9999, 11, 31);

/** When a plan ends: an instant, or a day that is included, in the account's time zone. Empty: never. */
export function readUntil(text: string, timeZone: string): Verdict<number | null> {
  if (text === '') return allow(null);
  const instant = isDay(text) ? endOfDay(text, timeZone) : INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (!(instant < AFTER_ALL)) return refuse('validation.instant', undefined, 'until');
  return allow(instant);
}
