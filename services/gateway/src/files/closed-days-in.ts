import { addDays, dayOf, type Day } from '@kashikari/kernel';
import ICAL from 'ical.js';
import { partsOf } from './calendar-parts';
import { areRealTimes, MAX_DAYS, reachOf } from './entry-times';
import { isPlainRule } from './plain-rule';

export interface ClosedDay {
  readonly date: Day;
  /** What the calendar says of it. */
  readonly summary: string;
}

export interface ClosedDays {
  /** One for each day, in order. */
  readonly days: readonly ClosedDay[];
  /** Entries that could not be read, by their summaries. */
  readonly unread: readonly string[];
}

/** The days that matter to who asks, and the clock by which an hour falls on one of them. */
export interface Window {
  readonly first: Day;
  readonly last: Day;
  /** IANA name. */
  readonly zone: string;
}

/** Times that one entry repeats before the days that matter. */
const MAX_TURNS = 5_000;

/**
 * The days that the entries of an iCalendar file touch, from `first` to `last`: whole days as they are, hours as the
 * lender's clock shows them. What is cancelled in it does not count. Answers nothing for what is no calendar.
 */
export function closedDaysIn(text: string, window: Window): ClosedDays {
  const { zones, entries } = partsOf(text);
  const calendar = calendarWith(zones);
  const days = new Map<Day, string>();
  const unread: string[] = [];
  for (const { text: entry, summary } of entries) {
    try {
      for (const day of daysOf(entry, calendar, window)) if (!days.has(day)) days.set(day, summary);
    } catch {
      unread.push(summary);
    }
  }
  const found = [...days].map(([date, summary]) => ({ date, summary }));
  return { days: found.sort((a, b) => (a.date < b.date ? -1 : 1)), unread };
}

/** A calendar of nothing but zones, in which the entries look theirs up. One that can't be read is left out. */
function calendarWith(zones: readonly string[]): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar');
  for (const zone of zones) {
    if (!areRealTimes(zone)) continue;
    try {
      const component = componentIn(zone, 'vtimezone');
      if (!component?.hasProperty('tzid') || !component.getAllSubcomponents().every(isPlainRule)) continue;
      calendar.addSubcomponent(component);
    } catch {
      continue;
    }
  }
  return calendar;
}

/** @throws Error what can't be read */
function componentIn(lines: string, name: string): ICAL.Component | null {
  const parsed = ICAL.parse(`BEGIN:VCALENDAR\r\n${lines}\r\nEND:VCALENDAR`) as unknown[];
  return new ICAL.Component(parsed).getFirstSubcomponent(name);
}

/** @throws Error what can't be read */
function* daysOf(entry: string | undefined, calendar: ICAL.Component, window: Window): Generator<Day> {
  if (entry === undefined) throw new Error('an entry too long');
  const { first, last, zone } = window;
  const reach = reachOf(entry, window);
  if (reach === 'faulty') throw new Error('a time that does not exist, or one that is too long');
  if (reach === 'outside') return;
  const component = componentIn(entry, 'vevent');
  if (!component) return;
  if (component.getFirstPropertyValue('status') === 'CANCELLED') return;
  component.parent = calendar;
  const event = new ICAL.Event(component, { strictExceptions: true });
  if (!isPlainRule(component)) throw new Error('a rule that is not read');
  const turns = event.iterator();
  let yielded = 0;
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const next = event.isRecurring() ? turns.next() : turn === 0 ? event.startDate : null;
    if (!next) return;
    const { startDate, endDate } = event.getOccurrenceDetails(next);
    const span = spanOf(startDate, endDate, zone);
    if (span.from > last) return;
    for (
      let day = span.from < first ? first : span.from;
      day <= span.until && day <= last;
      day = addDays(day, 1)
    ) {
      yield day;
      if (++yielded > MAX_DAYS) return;
    }
  }
}

/** The first and the last day that it touches. */
function spanOf(start: ICAL.Time, end: ICAL.Time, zone: string): { from: Day; until: Day } {
  if (start.isDate) {
    const from = start.toString();
    const until = addDays(end.toString().slice(0, 10), -1);
    return { from, until: until < from ? from : until };
  }
  // A time without a zone is one on whatever clock the reader has.
  if (start.zone === ICAL.Timezone.localTimezone)
    return { from: start.toString().slice(0, 10), until: end.toString().slice(0, 10) };
  const from = start.toUnixTime() * 1_000;
  return { from: dayOf(from, zone), until: dayOf(Math.max(from, end.toUnixTime() * 1_000 - 1), zone) };
}
