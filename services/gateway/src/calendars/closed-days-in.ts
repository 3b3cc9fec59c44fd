import { addDays, dayOf, type Day } from '@kashikari/kernel';
import ICAL from 'ical.js';
import { setImmediate as breathe } from 'node:timers/promises';
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

/** Read at once; after that many the others have their turn. */
const AT_ONCE = 100;

/** Entries of one calendar, days of one entry, and times that one entry repeats before the days that matter. */
export const MOST_ENTRIES = 5_000;
const MOST_DAYS = 1_100;
const MOST_TURNS = 5_000;

const MOST_SUMMARY = 200;

/**
 * The days that the entries of an iCalendar file touch, from `first` to `last`: whole days as they are, hours as the
 * lender's clock shows them. What is cancelled in it does not count. Answers nothing for what is no calendar.
 */
export async function closedDaysIn(text: string, first: Day, last: Day, zone: string): Promise<ClosedDays> {
  const unfolded = text.replaceAll(/\r?\n[ \t]/g, '');
  const zones = unfolded.match(/^BEGIN:VTIMEZONE\r?$[^]*?^END:VTIMEZONE\r?$/gim)?.slice(0, 50) ?? [];
  const days = new Map<Day, string>();
  const unread: string[] = [];
  let read = 0;
  for (const [entry] of unfolded.matchAll(/^BEGIN:VEVENT\r?$[^]*?^END:VEVENT\r?$/gim)) {
    if (++read % AT_ONCE === 0) await breathe();
    if (read > MOST_ENTRIES) break;
    const summary = summaryIn(entry);
    try {
      for (const day of daysOf(entry, zones, { first, last, zone }))
        if (!days.has(day)) days.set(day, summary);
    } catch {
      unread.push(summary);
    }
  }
  const found = [...days].map(([date, summary]) => ({ date, summary }));
  return { days: found.sort((a, b) => (a.date < b.date ? -1 : 1)), unread };
}

interface Window {
  readonly first: Day;
  readonly last: Day;
  readonly zone: string;
}

/** @throws Error what can't be read */
function* daysOf(entry: string, zones: readonly string[], { first, last, zone }: Window): Generator<Day> {
  const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...zones, entry, 'END:VCALENDAR'].join('\r\n');
  const component = new ICAL.Component(ICAL.parse(calendar) as unknown[]).getFirstSubcomponent('vevent');
  if (!component) return;
  if (component.getFirstPropertyValue('status') === 'CANCELLED') return;
  const event = new ICAL.Event(component, { strictExceptions: true });
  if (!isPlainRule(component)) throw new Error('a rule that is not read');
  const turns = event.iterator();
  let yielded = 0;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
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
      if (++yielded > MOST_DAYS) return;
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

function summaryIn(entry: string): string {
  const [, raw = ''] = /^SUMMARY[^:\r\n]*:(.*)$/im.exec(entry) ?? [];
  return raw
    .replaceAll(/\\n/gi, ' ')
    .replaceAll(/\\([\\;,])/g, '$1')
    .trim()
    .slice(0, MOST_SUMMARY);
}
