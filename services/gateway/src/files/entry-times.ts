import type { Day } from '@kashikari/kernel';

/** Whether an entry can touch a window of days; `faulty` entries are not read at all. */
export type Reach = 'within' | 'outside' | 'faulty';

/** Days of one entry: three years, as long as the longest window. */
export const MAX_DAYS = 1_100;

/** Days by which a time zone, or two of them, can move an entry. */
const MARGIN = 2;

const DAY_MS = 86_400_000;

const TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/;

/** RFC 5545, 3.3.6. Negative durations have no meaning for an entry. */
const DURATION = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

const TIMES = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE']);

interface Property {
  readonly name: string;
  readonly value: string;
}

/**
 * Judges an entry by its lines, before the library sees them: the library shifts days that do not exist (30 February becomes
 * 2 March) and counts long durations month by month, for seconds.
 * @param entry unfolded lines of one VEVENT
 */
export function reachOf(entry: string, { first, last }: { first: Day; last: Day }): Reach {
  const properties = propertiesOf(entry);
  if (!properties.every(hasRealTimes)) return 'faulty';
  const valueOf = (name: string) => properties.find((property) => property.name === name)?.value;
  const start = dayIn(valueOf('DTSTART'));
  if (start === undefined) return 'within';
  const days = daysFrom(start, dayIn(valueOf('DTEND')), valueOf('DURATION'));
  if (days > MAX_DAYS) return 'faulty';
  if (valueOf('RDATE') !== undefined) return 'within';
  const rule = valueOf('RRULE');
  const final = rule === undefined ? start : (dayIn(untilOf(rule)) ?? Infinity);
  const isOver = final + days + MARGIN < Date.parse(first) / DAY_MS;
  return isOver || start - MARGIN > Date.parse(last) / DAY_MS ? 'outside' : 'within';
}

/** Whether all dates in these lines exist and all durations are at most {@link MAX_DAYS}. */
export function areRealTimes(lines: string): boolean {
  return propertiesOf(lines).every(hasRealTimes);
}

function propertiesOf(lines: string): Property[] {
  return lines.split('\r\n').map((line) => {
    const colon = colonIn(line);
    const name = line.slice(0, colon).split(';', 1)[0] ?? '';
    return { name: name.trim().toUpperCase(), value: line.slice(colon + 1).trim() };
  });
}

/** Where the value of a line begins: parameters in quotes may have colons, too. */
function colonIn(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    if (line[at] === ':' && !isQuoted) return at;
  }
  return line.length;
}

function hasRealTimes({ name, value }: Property): boolean {
  if (name === 'DURATION') return isShort(value);
  if (name === 'RRULE') {
    const until = untilOf(value);
    return until === undefined || dayIn(until) !== undefined;
  }
  return !TIMES.has(name) || value.split(',').every(isTimeOrPeriod);
}

/** A time, or a period of a start and an end or a duration. */
function isTimeOrPeriod(value: string): boolean {
  const [start, end, ...more] = value.split('/');
  if (dayIn(start) === undefined || more.length > 0) return false;
  return end === undefined || dayIn(end) !== undefined || isShort(end);
}

function isShort(duration: string): boolean {
  const days = daysOf(duration);
  return days !== undefined && days <= MAX_DAYS;
}

function untilOf(rule: string): string | undefined {
  return /(?:^|;)UNTIL=([^;]*)/i.exec(rule)?.[1];
}

/** Full days of a duration, rounded up. */
function daysOf(duration: string): number | undefined {
  const parts = DURATION.exec(duration);
  if (!parts) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  return weeks * 7 + days + Math.ceil(((hours * 3_600 + minutes * 60 + seconds) * 1_000) / DAY_MS);
}

function daysFrom(start: number, end: number | undefined, duration: string | undefined): number {
  if (end !== undefined) return end - start;
  return (duration === undefined ? undefined : daysOf(duration)) ?? 1;
}

/** The day of a date or a time, counted from 1970. Undefined for one that does not exist. */
function dayIn(value: string | undefined): number | undefined {
  const parts = TIME.exec(value ?? '');
  if (!parts) return undefined;
  const [, year, month, date, hour = '0', minute = '0', second = '0'] = parts;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined;
  const day = `${year}-${month}-${date}`;
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? at / DAY_MS : undefined;
}
