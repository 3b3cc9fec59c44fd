import type { BookingRange } from '@kashikari/availability';
import { allow, dayOf, type Verdict } from '@kashikari/kernel';
import { priceOfLoan, refundPercent } from '@kashikari/pricing';
import type { Booking } from './booking';
import type { BookingContext } from './booking-context';
import { currentPrice, type Charge } from './charge';

/**
 * The charge after other dates or another quantity, by the frozen prices: extended days are charged when it is back, so the
 * price is that of the range up to the agreed end. What is free stays free.
 */
export function repriced(context: BookingContext, after: Booking): Verdict<Charge | null> {
  const { booking, now } = context;
  const { charge } = booking;
  if (!charge) return allow(null);
  const price = priceOfLoan(charge.prices, agreedRange(after), after.quantity);
  if (!price.ok) return price;
  const { total, lines } = price.value;
  if (total === currentPrice(charge).total) return allow(charge);
  const revision = { at: now, total, lines, refundPercent: refundIfCancelled(context) };
  return allow({ ...charge, revisions: [...charge.revisions, revision] });
}

/** Returns the charge of a booking that is being canceled; null if it is free. */
export function cancelledCharge(context: BookingContext): Charge | null {
  const { charge } = context.booking;
  return charge && { ...charge, refundPercent: refundIfCancelled(context) };
}

/** The charge where the lender or the system cancels: all of it is refunded. */
export function withdrawnCharge({ charge }: Pick<Booking, 'charge'>): Charge | null {
  return charge && { ...charge, refundPercent: 100 };
}

/**
 * Returns the refund if this caller cancels now, percent. It is 100 for managers, and for a booking that was delayed
 * and whose new start has not come.
 */
export function refundIfCancelled({ booking, caller, now }: BookingContext): number {
  const { charge } = booking;
  if (!charge) return 0;
  if (caller.manages || (booking.delayedFrom !== null && now < booking.span.from)) return 100;
  const most = Math.min(...charge.revisions.map(({ refundPercent: percent }) => percent));
  return Math.min(most, refundPercent(loanOf(booking), now));
}

const loanOf = ({ span, terms, createdAt }: Booking) => ({
  startAt: span.from,
  zone: terms.zone,
  bookedAt: createdAt,
});

/** The range without the days by which it was extended. */
export function agreedRange({ asked, agreedUntil, terms }: Booking): BookingRange {
  if (asked.unit === 'hour') return { ...asked, endAt: Math.min(asked.endAt, agreedUntil) };
  const agreedEnd = dayOf(agreedUntil - 1, terms.zone);
  return { ...asked, endDate: agreedEnd < asked.endDate ? agreedEnd : asked.endDate };
}
