import {
  checkLastDay,
  claimOf,
  isQuarterHour,
  FARTHEST_DAYS,
  type BookingRange,
} from '@kashikari/availability';
import {
  addDays,
  allow,
  containsInstant,
  dayOf,
  HOURLY_UNIT_MINUTES,
  type ParamsOf,
  refuse,
  startOfDay,
  type Verdict,
} from '@kashikari/kernel';
import { DAY_MS, extendedDays, unitsHeld, type Booking } from './booking';
import { callerMay, stateAllows } from './gate';
import { openingOf } from './good';
import { changed, type Change, type BookingContext } from './booking-context';

export type Extension = { readonly days: number } | { readonly endAt: number };

/** Borrowers where the lender lets them, and only while they could book the good; managers always. */
export function mayExtend(context: BookingContext): Verdict<null> {
  const { caller, lender, booking } = context;
  const may = callerMay(context, true);
  if (!may.ok) return may;
  const state = stateAllows('extend', context);
  if (!state.ok) return state;
  if (caller.manages) return allow(null);
  if (!caller.borrowerMayBook) return refuse('booking.not_a_member');
  if (extendedMs(booking, booking.span.until) >= lender.extendableDays * DAY_MS) {
    return refuse('booking.not_extendable', limitParams(context));
  }
  return allow(null);
}

/**
 * A later end, where it fits. How far a borrower may go, `extendable_days` says alone: `max_days` limits what is agreed when a
 * booking is made. The lender's limit of items at one time holds for the longer booking, too.
 */
export function extendBooking(context: BookingContext, by: Extension): Verdict<Change> {
  const may = mayExtend(context);
  if (!may.ok) return may;
  const longer = longerRange(context.booking, by);
  if (!longer.ok) return longer;
  const { booking, now } = context;
  const { span, claim: fresh } = claimOf(longer.value, booking.terms, booking.claim.from);
  const allowed = checkEnd(context, longer.value, span.until);
  if (!allowed.ok) return allowed;
  const claim = { from: booking.claim.from, until: Math.max(fresh.until, booking.claim.until) };
  // The need covers the future part of the claim and the added days: an extension is checked like a new booking.
  const from = Math.min(booking.claim.until, Math.max(claim.from, now));
  const need = {
    parts: [{ from, until: claim.until }],
    quantity: unitsHeld(booking),
    containsNow: containsInstant(span, now),
  };
  const needs = { need, recountsLimit: !context.caller.manages };
  return allow(changed(context, 'extended', { asked: longer.value, span, claim }, needs));
}

function checkEnd(context: BookingContext, asked: BookingRange, until: number): Verdict<null> {
  const { booking, caller, good, lender, now } = context;
  const { zone } = booking.terms;
  if (until <= now) return refuse('booking.in_the_past', { now: new Date(now).toISOString() }, 'end_at');
  const today = dayOf(now, zone);
  const last = dayOf(until - 1, zone);
  const latest = addDays(today, FARTHEST_DAYS);
  if (last > latest) return refuse('booking.range', { latest }, 'end_at');
  if (caller.manages) return allow(null);
  if (extendedMs(booking, until) > lender.extendableDays * DAY_MS) {
    return refuse('booking.not_extendable', limitParams(context));
  }
  const open = checkLastDay(asked, last, openingOf(good, lender), today);
  return open.ok ? allow(null) : open;
}

function longerRange({ asked, terms, span }: Booking, by: Extension): Verdict<BookingRange> {
  if ('days' in by) {
    if (!Number.isInteger(by.days) || by.days < 1 || by.days > FARTHEST_DAYS) {
      return refuse('booking.range', { least: 1 }, 'days');
    }
    return allow(
      asked.unit === 'day'
        ? { ...asked, endDate: addDays(asked.endDate, by.days) }
        : { ...asked, endAt: asked.endAt + by.days * DAY_MS },
    );
  }
  if (by.endAt <= span.until) {
    return refuse('booking.range', { after: new Date(span.until).toISOString() }, 'end_at');
  }
  if (asked.unit === 'hour') {
    if (!isQuarterHour(by.endAt))
      return refuse('booking.quarter_hour', { minutes: HOURLY_UNIT_MINUTES }, 'end_at');
    return allow({ ...asked, endAt: by.endAt });
  }
  const day = dayOf(by.endAt, terms.zone);
  if (startOfDay(day, terms.zone) !== by.endAt) return refuse('booking.range', { unit: 'day' }, 'end_at');
  return allow({ ...asked, endDate: addDays(day, -1) });
}

/** Time by which a booking would be extended in all, were this its end; a calendar day counts 24 hours. */
function extendedMs(booking: Booking, until: number): number {
  if (booking.asked.unit === 'hour') return until - booking.agreedUntil;
  const endDate = dayOf(until - 1, booking.terms.zone);
  return extendedDays({ ...booking, asked: { ...booking.asked, endDate } }) * DAY_MS;
}

function limitParams({ booking, lender }: BookingContext): ParamsOf<'booking.not_extendable'> {
  return { max: lender.extendableDays, extended: extendedDays(booking) };
}
