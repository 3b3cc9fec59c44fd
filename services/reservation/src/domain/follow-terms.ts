import { claimOf } from '@kashikari/availability';
import { addDays, dayOf, startOfDay } from '@kashikari/kernel';
import type { Booking } from './booking';
import { changed, type Change, type BookingContext } from './booking-context';

/**
 * Returns the booking after its good moved to another lender, or its lender to another zone. The dates stay. The
 * instants of a booking by day that has not started are derived again. The margin stays as frozen.
 */
export function followTerms({ booking, now }: BookingContext, lenderId: string, zone: string): Change | null {
  const follows = { ...booking, lenderId, ...inZone(booking, zone, now) };
  const same = follows.lenderId === booking.lenderId && follows.terms.zone === booking.terms.zone;
  return same ? null : changed({ booking, now }, 'terms_changed', follows);
}

function inZone(booking: Booking, zone: string, now: number): Partial<Booking> {
  const fixed = booking.asked.unit === 'hour' || now >= booking.span.from;
  if (fixed || booking.terms.zone === zone) return {};
  const terms = { ...booking.terms, zone };
  // If the first day has begun in the new zone, the claim starts now, as for a new booking.
  const { span, claim } = claimOf(booking.asked, terms, Math.max(booking.createdAt, now));
  if (claim.from >= span.until) return {};
  // Days by which it was extended still count as extended.
  const agreed = dayOf(booking.agreedUntil - 1, booking.terms.zone);
  return { terms, span, claim, agreedUntil: startOfDay(addDays(agreed, 1), zone) };
}
