import { claimOf, type BookingRange, type Move } from '@kashikari/availability';
import { addDays, dayOf, daysBetween, startOfDay } from '@kashikari/kernel';
import type { Booking } from './booking';
import { changed, type Change } from './booking-context';

/** The booking where the chain has put it: as long as before, at the same price, with the days it was extended by. */
export function movedInLine(booking: Booking, { asked }: Move, now: number): Change {
  const { span, claim } = claimOf(asked, booking.terms, now);
  return changed({ booking, now }, 'delayed', {
    asked,
    span,
    claim,
    agreedUntil: agreedAfter(booking, asked),
    // The start before the first of several delays is the agreed one.
    delayedFrom: booking.delayedFrom ?? booking.span.from,
  });
}

function agreedAfter({ asked: before, agreedUntil, terms }: Booking, after: BookingRange): number {
  if (before.unit === 'hour' || after.unit === 'hour') {
    return after.unit === 'hour' && before.unit === 'hour'
      ? agreedUntil + after.startAt - before.startAt
      : agreedUntil;
  }
  const by = daysBetween(before.startDate, after.startDate);
  return startOfDay(addDays(dayOf(agreedUntil - 1, terms.zone), by + 1), terms.zone);
}
