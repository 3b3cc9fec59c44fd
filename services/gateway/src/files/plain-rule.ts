import type ICAL from 'ical.js';

/**
 * Which repetitions are read: those that calendar programs write (every so many days, weeks, months or years; on
 * weekdays, or on a day of the month; in some months). Stranger ones, which the standard allows, keep the library busy
 * for seconds or for ever (`FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30`), and a file must not hold up everybody else.
 */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  DAILY: [],
  WEEKLY: ['BYDAY'],
  MONTHLY: ['BYDAY', 'BYMONTHDAY'],
  YEARLY: ['BYMONTH', 'BYDAY', 'BYMONTHDAY'],
};

const MAX_INTERVAL = 100;

export function isPlainRule(event: ICAL.Component): boolean {
  const rules = event.getAllProperties('rrule');
  if (rules.length > 1 || event.hasProperty('exrule')) return false;
  const rule = rules[0]?.getFirstValue() as ICAL.Recur | null | undefined;
  if (!rule) return rules.length === 0;
  const parts = Object.keys((rule as unknown as { parts: Record<string, unknown> }).parts);
  const allowed = PLAIN[rule.freq];
  if (!allowed || rule.interval > MAX_INTERVAL || parts.some((part) => !allowed.includes(part))) return false;
  return !(parts.includes('BYDAY') && parts.includes('BYMONTHDAY'));
}
