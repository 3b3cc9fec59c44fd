import { allow, endOfDay, isDay, refuse, type Verdict } from '@kashikari/kernel';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** When a plan ends: an instant, or a day that is included, in the account's time zone. Empty: never. */
export function readUntil(text: string, timeZone: string): Verdict<number | null> {
  if (text === '') return allow(null);
  if (isDay(text)) return allow(endOfDay(text, timeZone));
  const instant = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) return refuse('validation.instant', undefined, 'until');
  return allow(instant);
}
