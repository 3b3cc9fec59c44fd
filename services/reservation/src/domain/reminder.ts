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

/** Kinds of reminders; the names of the event's enum, in lower case. */
export type ReminderKind = 'start' | 'return' | 'overdue';

/** A booking, with what its reminders depend on. */
export interface Remindable {
  readonly booking: Booking;
  readonly good: Pick<Good, 'title' | 'autoExtend'>;
  readonly lender: Pick<Lender, 'zone' | 'manageHandOver' | 'reminderTime' | 'reminderDaysIndexes'>;
  /** The lender's day of the borrower's last reminder; there is never a second one on the same day. */
  readonly toldOn: Day | null;
  /** True if so many units of the good are late that this booking could not begin now. Read when a reminder is due. */
  readonly missing: boolean;
}

/** Returns the reminder that is due now; null if none is. */
export function dueReminder(subject: Remindable, now: number): ReminderKind | null {
  const { booking, good, lender, toldOn, missing } = subject;
  const today = dayOf(now, lender.zone);
  if (now < leavesAt(today, lender) || (toldOn !== null && toldOn >= today)) return null;
  const phase = phaseOf(booking, now, lender.manageHandOver);
  const { first, last } = daysOf(booking);
  if (phase === 'overdue') return isLateDay(last, today, lender) ? 'overdue' : null;
  if (isOut(phase))
    return last === addDays(today, REMIND_BEFORE_RETURN_DAYS) && !good.autoExtend ? 'return' : null;
  // The borrower was notified that the units are late, so no reminder of the start is sent.
  if (missing) return null;
  const starts = first === addDays(today, REMIND_BEFORE_START_DAYS);
  return phase === 'reserved' && now < booking.span.from && starts ? 'start' : null;
}

/**
 * Returns the time of the next check of a booking: its next reminder, if nothing else happens. It is always after now;
 * null if no reminder can follow. Bookings with auto-extend are checked after they may have been extended.
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

/** Returns the instant at which the reminders of a day are sent. */
function leavesAt(day: Day, { reminderTime, zone }: Remindable['lender']): number {
  const [hours = 0, minutes = 0] = reminderTime.split(':').map(Number);
  return instantAt(day, hours * 60 + minutes, zone);
}

/** Returns the first day whose reminders are not sent yet and on which this borrower was not reminded. */
function nextDay(lender: Remindable['lender'], toldOn: Day | null, now: number): Day {
  const today = dayOf(now, lender.zone);
  const from = now < leavesAt(today, lender) ? today : addDays(today, 1);
  return toldOn !== null && toldOn >= from ? addDays(toldOn, 1) : from;
}

/** Returns true if an overdue notice is sent on `day` for a booking whose last day was `last`. */
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
