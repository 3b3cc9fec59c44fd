import {
  addDays,
  allow,
  type Day,
  dayOf,
  HOURLY_UNIT_MINUTES,
  type Refusal,
  refuse,
  type Verdict,
  weekdayOf,
} from '@kashikari/kernel';
import { durationOf, edgeDays, type BookingRange } from './booking-range';
import { earliestDay, whyClosed } from './closed-days';
import { isQuarterHour, quarterFloor } from './quarter-hour';
import type { Opening, Terms } from './terms';

/**
 * Maximum number of days ahead that a booking may reach. A later date, beyond ten years, is taken for a typing error.
 */
export const FARTHEST_DAYS = 3653;

/**
 * Checks a range regardless of other claims: its form, the past and the maximum length. These rules apply to everyone.
 */
export function checkRange(
  asked: BookingRange,
  terms: Pick<Terms, 'zone' | 'isHourly' | 'maxDays'>,
  now: number,
): Verdict<BookingRange> {
  const unit = terms.isHourly ? 'hour' : 'day';
  if (asked.unit !== unit) return refuse('booking.range', { unit }, startField(asked));
  const form = asked.unit === 'hour' ? checkHours(asked.startAt, asked.endAt, now) : checkOrder(asked);
  if (!form.ok) return form;
  const today = dayOf(now, terms.zone);
  const { first, last } = edgeDays(asked, terms.zone);
  if (first < today) return refuse('booking.in_the_past', { today }, startField(asked));
  const latest = addDays(today, FARTHEST_DAYS);
  if (last > latest) return refuse('booking.range', { latest }, endField(asked));
  return checkLength(asked, terms.maxDays);
}

/** The longest time of one booking: days, both ends counted; by the hour, that many times 24 hours elapsed. */
function checkLength(asked: BookingRange, maxDays: number | null): Verdict<BookingRange> {
  const most = maxDays === null ? Infinity : asked.unit === 'day' ? maxDays : maxDays * 24 * 60;
  if (maxDays === null || durationOf(asked) <= most) return allow(asked);
  return refuse('booking.max_days', { max: maxDays }, endField(asked));
}

/** Checks that the lender is open on the first and the last day. This rule does not apply to managers. */
export function checkOpening(
  asked: BookingRange,
  opening: Opening,
  zone: string,
  now: number,
): Verdict<BookingRange> {
  const [refusal] = refusalsOfOpening(asked, opening, zone, now);
  return refusal ? { ok: false, refusal } : allow(asked);
}

/** Returns all refusals of {@link checkOpening}: of the first day, then of the last. */
export function refusalsOfOpening(
  asked: BookingRange,
  opening: Opening,
  zone: string,
  now: number,
): readonly Refusal[] {
  const today = dayOf(now, zone);
  const { first, last } = edgeDays(asked, zone);
  const start = checkFirstDay(asked, first, opening, today);
  const end = first === last ? allow(null) : checkEdge(last, opening, today, endField(asked));
  return [start, end].flatMap((verdict) => (verdict.ok ? [] : [verdict.refusal]));
}

function checkFirstDay(asked: BookingRange, first: Day, opening: Opening, today: Day): Verdict<null> {
  const earliest = earliestDay(opening, today);
  if (first >= earliest) return checkEdge(first, opening, today, startField(asked));
  const params = { days: opening.daysAhead, earliest };
  return refuse('booking.at_least_days_ahead', params, startField(asked));
}

/** Checks that the good can be returned on `last`. Extending a booking repeats this check. */
export function checkLastDay(
  asked: BookingRange,
  last: Day,
  opening: Opening,
  today: Day,
): Verdict<BookingRange> {
  const edge = checkEdge(last, opening, today, endField(asked));
  return edge.ok ? allow(asked) : edge;
}

function checkEdge(date: Day, opening: Opening, today: Day, field: string): Verdict<null> {
  const why = whyClosed(date, opening, today);
  if (why === null) return allow(null);
  const params = why === 'booking.disabled_weekday' ? { date, weekday: weekdayOf(date) } : { date };
  return refuse(why, params, field);
}

function checkOrder(asked: Extract<BookingRange, { unit: 'day' }>): Verdict<null> {
  if (asked.endDate < asked.startDate) return refuse('booking.range', {}, 'end_date');
  return allow(null);
}

/** Instants on quarter hours; the running quarter may still be booked. */
function checkHours(startAt: number, endAt: number, now: number): Verdict<null> {
  if (!isQuarterHour(startAt))
    return refuse('booking.quarter_hour', { minutes: HOURLY_UNIT_MINUTES }, 'start_at');
  if (!isQuarterHour(endAt))
    return refuse('booking.quarter_hour', { minutes: HOURLY_UNIT_MINUTES }, 'end_at');
  if (endAt <= startAt) return refuse('booking.range', {}, 'end_at');
  if (startAt < quarterFloor(now)) {
    return refuse('booking.in_the_past', { now: new Date(now).toISOString() }, 'start_at');
  }
  return allow(null);
}

function startField(asked: BookingRange): string {
  return asked.unit === 'day' ? 'start_date' : 'start_at';
}

function endField(asked: BookingRange): string {
  return asked.unit === 'day' ? 'end_date' : 'end_at';
}
