import { addDays, dayOf, type Day } from '@kashikari/kernel';
import { readEntry, type Entry, type Moment, type Reason } from './calendar-entry';
import { partsOf } from './calendar-parts';
import { DAY_MS, dayShown } from './calendar-times';
import { CalendarZones, isSameZone, zoneNamed } from './calendar-zones';
import { lastOf, repetitions } from './recurrence';

interface ClosedDay {
  readonly date: Day;
  /** Title of the entry. */
  readonly summary: string;
}

/** Entries of the same title that are left out for the same reason. */
interface LeftOut {
  /** Empty for entries of any title. */
  readonly summary: string;
  readonly reason: Reason | 'too_many_entries' | 'past' | 'too_far';
  readonly count: number;
}

export interface ClosedDays {
  /** One for each day, in order. */
  readonly days: readonly ClosedDay[];
  readonly leftOut: readonly LeftOut[];
}

/** The requested days, with the zone that maps an hour to one of them. */
export interface Window {
  readonly first: Day;
  readonly last: Day;
  /** IANA name. */
  readonly zone: string;
}

/** Milliseconds by which two time zones can move an entry. */
const MARGIN = 2 * DAY_MS;

/**
 * Returns the days that the entries of an iCalendar file touch, from `first` to `last`. Whole days count as they are,
 * hours by the lender's clock. Canceled entries do not count, and a moved occurrence counts on its new days. `leftOut`
 * lists every entry that could not be read.
 */
export function closedDaysIn(text: string, window: Window): ClosedDays {
  const { zones, entries, excess } = partsOf(text);
  const leftOut = new LeftOutEntries();
  leftOut.add('', 'too_many_entries', excess);
  const calendar = new CalendarZones(zones);
  const home = zoneNamed(window.zone);
  const read: Entry[] = [];
  for (const entry of entries) {
    const found = readEntry(entry, calendar, home);
    if (typeof found === 'string') leftOut.add(entry.summary, found, 1);
    else read.push(found);
  }
  const replaced = replacedIn(read);
  const days = new Map<Day, string>();
  for (const entry of read) {
    if (entry.isCancelled) continue;
    const reach = reachOf(entry, window);
    if (reach !== 'within') {
      leftOut.add('', reach, 1);
      continue;
    }
    try {
      for (const day of [...daysOf(entry, replaced.get(entry.uid) ?? [], window)])
        if (!days.has(day)) days.set(day, entry.summary);
    } catch {
      // The library gives a rule up after 10,000 steps.
      leftOut.add(entry.summary, 'rule', 1);
    }
  }
  const found = [...days].map(([date, summary]) => ({ date, summary }));
  return { days: found.sort((a, b) => (a.date < b.date ? -1 : 1)), leftOut: leftOut.all() };
}

class LeftOutEntries {
  private readonly entries = new Map<string, { summary: string; reason: LeftOut['reason']; count: number }>();

  add(summary: string, reason: LeftOut['reason'], count: number): void {
    if (count === 0) return;
    const key = `${reason} ${summary}`;
    const known = this.entries.get(key);
    if (known) known.count += count;
    else this.entries.set(key, { summary, reason, count });
  }

  all(): LeftOut[] {
    return [...this.entries.values()];
  }
}

/** Returns by UID the starts of the occurrences that a separate entry replaces. */
function replacedIn(entries: readonly Entry[]): Map<string, Moment[]> {
  const replaced = new Map<string, Moment[]>();
  for (const { uid, replaces } of entries) {
    if (!replaces || uid === '') continue;
    const known = replaced.get(uid);
    if (known) known.push(replaces);
    else replaced.set(uid, [replaces]);
  }
  return replaced;
}

/** Returns the position of an entry relative to the window, without computing its occurrences. */
function reachOf(
  { start, length, rule, added }: Entry,
  { first, last }: Window,
): 'within' | 'past' | 'too_far' {
  if (start.wall - MARGIN > Date.parse(last) + DAY_MS && added.length === 0) return 'too_far';
  const end = rule ? lastOf(rule, start.zone) : start.wall;
  return end + length + MARGIN < Date.parse(first) && added.length === 0 ? 'past' : 'within';
}

/** The days of the window that an entry touches, each once, in order. */
function* daysOf(entry: Entry, replaced: readonly Moment[], window: Window): Generator<Day> {
  let next = window.first;
  for (const start of startsOf(entry, replaced, window)) {
    const { from, until } = spanOf(start, entry, window.zone);
    for (let day = from < next ? next : from; day <= until && day <= window.last; day = addDays(day, 1)) {
      yield day;
      next = addDays(day, 1);
    }
  }
}

/**
 * Returns the wall times at which an entry begins, in order, without those that are excluded or replaced by a separate
 * entry.
 */
function startsOf(entry: Entry, replaced: readonly Moment[], { first, last }: Window): number[] {
  const { start, length, rule, added } = entry;
  const after = Date.parse(first) - length - MARGIN;
  const before = Date.parse(last) + DAY_MS + MARGIN;
  const regular = rule ? repetitions(rule, start.wall, { after, before, zone: start.zone }) : [start.wall];
  const more = added.map((moment) => wallOf(moment, start));
  const isExcluded = exclusion([...entry.excluded, ...(entry.replaces ? [] : replaced)], start);
  return [...new Set([...regular, ...more])].filter((wall) => !isExcluded(wall)).sort((a, b) => a - b);
}

/** A moment as the clock of an entry shows it. */
function wallOf(moment: Moment, { zone, isDate }: Moment): number {
  const wall =
    moment.isDate || isSameZone(moment.zone, zone)
      ? moment.wall
      : zone.wallOf(moment.zone.instantOf(moment.wall));
  return isDate ? wall - (((wall % DAY_MS) + DAY_MS) % DAY_MS) : wall;
}

/** Programs that write a date where the series has times mean the occurrence of that day. */
function exclusion(moments: readonly Moment[], start: Moment): (wall: number) => boolean {
  const days = new Set(moments.filter(({ isDate }) => isDate).map(({ wall }) => wall / DAY_MS));
  const times = new Set(moments.filter(({ isDate }) => !isDate).map((moment) => wallOf(moment, start)));
  return (wall) => times.has(wall) || days.has(Math.floor(wall / DAY_MS));
}

/** The first and the last day that an occurrence touches. */
function spanOf(wall: number, { start, length }: Entry, zone: string): { from: Day; until: Day } {
  if (start.isDate || start.zone.name === zone)
    return { from: dayShown(wall), until: dayShown(wall + Math.max(length, 1) - 1) };
  const from = start.zone.instantOf(wall);
  const until = Math.max(from, start.zone.instantOf(wall + length) - 1);
  return { from: dayOf(from, zone), until: dayOf(until, zone) };
}
