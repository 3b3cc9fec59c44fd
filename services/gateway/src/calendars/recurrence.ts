import { RRuleTemporal } from 'rrule-temporal';
import { compact, writtenIn } from './calendar-times';
import type { Zone } from './calendar-zones';

/** Parts of a rule, RFC 5545, 3.3.10. Parts of the day are left out: an entry is read to the day. */
const PARTS: Readonly<Record<string, RegExp>> = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^0*[1-9]\d?$|^0*100$/,
  COUNT: /^0*[1-9]\d{0,4}$/,
  UNTIL: /^.{8,16}$/,
  BYDAY: /^[+-]?\d{0,2}(?:MO|TU|WE|TH|FR|SA|SU)(?:,[+-]?\d{0,2}(?:MO|TU|WE|TH|FR|SA|SU)){0,99}$/,
  BYMONTH: /^\d{1,2}(?:,\d{1,2}){0,11}$/,
  BYMONTHDAY: /^[+-]?\d{1,2}(?:,[+-]?\d{1,2}){0,61}$/,
  BYSETPOS: /^[+-]?\d{1,3}(?:,[+-]?\d{1,3}){0,30}$/,
  BYYEARDAY: /^[+-]?\d{1,3}(?:,[+-]?\d{1,3}){0,365}$/,
  BYWEEKNO: /^[+-]?\d{1,2}(?:,[+-]?\d{1,2}){0,52}$/,
  WKST: /^(?:MO|TU|WE|TH|FR|SA|SU)$/,
};

/** Parts that the standard allows in yearly rules only. */
const YEARLY_ONLY = ['BYYEARDAY', 'BYWEEKNO'];

export type Rule = Readonly<Record<string, string>>;

/** The parts of a rule; undefined for one that is not read: an unknown part, or one that repeats within a day. */
export function ruleIn(value: string): Rule | undefined {
  const rule: Record<string, string> = {};
  for (const part of value.toUpperCase().replaceAll(/\s/g, '').split(';').filter(Boolean)) {
    const [name = '', parameter = '', ...more] = part.split('=');
    const isKnown = Object.hasOwn(PARTS, name) && PARTS[name]!.test(parameter);
    if (!isKnown || more.length > 0 || name in rule) return undefined;
    rule[name] = parameter;
  }
  if (rule['FREQ'] === undefined) return undefined;
  if (rule['FREQ'] !== 'YEARLY' && YEARLY_ONLY.some((name) => name in rule)) return undefined;
  return 'UNTIL' in rule && !writtenIn(rule['UNTIL']!) ? undefined : rule;
}

/**
 * The last wall time of a rule's repetitions. A date is the whole day; a time with a `Z` is one of the clock that the entry
 * follows.
 */
export function lastOf({ UNTIL }: Rule, zone: Zone): number {
  const until = UNTIL === undefined ? undefined : writtenIn(UNTIL);
  if (!until) return Infinity;
  if (until.isDate) return until.wall + 86_399_000;
  return until.isUtc ? zone.wallOf(until.wall) : until.wall;
}

/** The wall times at which an entry repeats, from `after` to `before`, in order. The library skips what is before them. */
export function repetitions(
  rule: Rule,
  start: number,
  { after, before, zone }: { readonly after: number; readonly before: number; readonly zone: Zone },
): number[] {
  const end = Math.min(lastOf(rule, zone), before);
  if (end < start) return [];
  const parts = Object.entries(rule).filter(([name]) => name !== 'UNTIL');
  const text = parts.map(([name, value]) => `${name}=${value}`).join(';');
  const rruleString = `DTSTART:${compact(start)}Z\nRRULE:${text}`;
  return new RRuleTemporal({ rruleString })
    .between(new Date(Math.max(after, start)), new Date(end), true)
    .map(({ epochMilliseconds }) => epochMilliseconds);
}
