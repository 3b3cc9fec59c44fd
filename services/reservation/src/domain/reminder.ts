import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  instantAt,
  OVERDUE_DAILY_DAYS,
  OVERDUE_THEN_EVERY_DAYS,
  REMIND_BEFORE_RETURN_DAYS,
  REMIND_BEFORE_START_DAYS,
  weekdayOf,
} from '@kashikari/kernel';
import type { Booking } from './booking';
import type { Good, Lender } from './good';
import { isOut, phaseOf } from './state';

/** What somebody is reminded of; the names of the event's enum, in lower case. */
export type ReminderKind = 'start' | 'return' | 'overdue';

/** A booking, with what its reminders depend on. */
export interface Remindable {
  readonly booking: Booking;
  readonly good: Pick<Good, 'title' | 'autoExtend'>;
  readonly lender: Pick<Lender, 'zone' | 'manageHandOver' | 'reminderTime' | 'reminderDaysIndexes'>;
  /** The lender's day on which its borrower was told last; never twice on one day. */
  readonly toldOn: Day | null;
  /** So many units of the good are late that this booking could not begin now; asked when a reminder is due. */
  readonly missing: boolean;
}

/** What a borrower is to be told of at this moment; null is nothing. */
export function dueReminder(subject: Remindable, now: number): ReminderKind | null {
  const { booking, good, lender, toldOn, missing } = subject;
  const today = dayOf(now, lender.zone);
  if (now < leavesAt(today, lender) || (toldOn !== null && toldOn >= today)) return null;
  const phase = phaseOf(booking, now, lender.manageHandOver);
  const { first, last } = daysOf(booking);
  if (phase === 'overdue') return isLateDay(last, today, lender) ? 'overdue' : null;
  if (isOut(phase))
    return last === addDays(today, REMIND_BEFORE_RETURN_DAYS) && !good.autoExtend ? 'return' : null;
  // Whoever is waiting for what is late was told that, and is not told that it begins.
  if (missing) return null;
  const starts = first === addDays(today, REMIND_BEFORE_START_DAYS);
  return phase === 'reserved' && now < booking.span.from && starts ? 'start' : null;
}

/**
 * When to look at a booking next: where its next reminder would leave if nothing else happens to it, always after now;
 * null where none can follow. What extends by itself is looked at when it has had its chance to.
 */
export function nextLook(subject: Remindable, now: number): number | null {
  const { booking, good, lender, toldOn } = subject;
  const phase = phaseOf(booking, now, lender.manageHandOver);
  if (phase !== 'reserved' && !isOut(phase)) return null;
  const { first, last } = daysOf(booking);
  const from = nextDay(lender, toldOn, now);
  const eve = addDays(first, -REMIND_BEFORE_START_DAYS);
  if (now < booking.span.from && eve >= from) return leavesAt(eve, lender);
  if (good.autoExtend && now < booking.span.until) return booking.span.until + 1;
  const dayBefore = addDays(last, -REMIND_BEFORE_RETURN_DAYS);
  if (dayBefore >= first && dayBefore >= from && !good.autoExtend) return leavesAt(dayBefore, lender);
  return leavesAt(nextLateDay(last, from, lender), lender);
}

/** The days of a booking, both inclusive, in the zone that it was made in. */
function daysOf({ asked, span, terms }: Booking): { readonly first: Day; readonly last: Day } {
  if (asked.unit === 'day') return { first: asked.startDate, last: asked.endDate };
  return { first: dayOf(span.from, terms.zone), last: dayOf(span.until - 1, terms.zone) };
}

/** When the reminders of a day leave. */
function leavesAt(day: Day, { reminderTime, zone }: Remindable['lender']): number {
  const [hours = 0, minutes = 0] = reminderTime.split(':').map(Number);
  return instantAt(day, hours * 60 + minutes, zone);
}

/** The first day whose reminders have not left yet, and on which this borrower was not told. */
function nextDay(lender: Remindable['lender'], toldOn: Day | null, now: number): Day {
  const today = dayOf(now, lender.zone);
  const from = now < leavesAt(today, lender) ? today : addDays(today, 1);
  return toldOn !== null && toldOn >= from ? addDays(toldOn, 1) : from;
}

/** Whether a notice goes on a day to who was to be back on `last`. */
function isLateDay(last: Day, day: Day, { reminderDaysIndexes }: Remindable['lender']): boolean {
  const late = daysBetween(last, day);
  if (late < 1) return false;
  if (reminderDaysIndexes.length > 0) return reminderDaysIndexes.includes(weekdayOf(day));
  return late <= OVERDUE_DAILY_DAYS || (late - OVERDUE_DAILY_DAYS) % OVERDUE_THEN_EVERY_DAYS === 0;
}

function nextLateDay(last: Day, from: Day, lender: Remindable['lender']): Day {
  let day = from > last ? from : addDays(last, 1);
  while (!isLateDay(last, day, lender)) day = addDays(day, 1);
  return day;
}
