import { claimOf, fits, type BookingRange, type Occupant } from '@kashikari/availability';
import { addDays, containsInstant, overlaps } from '@kashikari/kernel';
import { DAY_MS, unitsHeld, type Booking } from './booking';
import { isOverdue, phaseInLine, takenBy, type Line } from './line';
import { changed, type Change } from './booking-context';
import { isOut } from './state';
import { wantedClaim } from './wait';

/**
 * Extends a booking by a day at the lender's midnight after its end. The booking must still be out and its good must
 * have auto-extend. Nobody else may have the units then, nor want them in the queue. Closed days are skipped, since
 * nothing can be returned on them. The booking counts as extended, not as late. A booking that no longer ends at
 * `endAt` has another midnight.
 */
export function autoExtend(line: Line, id: string, endAt: number): Change | null {
  const { good, now } = line;
  const booking = line.bookings.find((one) => one.id === id && one.span.until === endAt);
  if (!booking || !good.autoExtend || good.deleted || !isOverdue(booking, line)) return null;
  const asked = oneDayMore(booking);
  const { span, claim: fresh } = claimOf(asked, booking.terms, booking.claim.from);
  const claim = { from: booking.claim.from, until: Math.max(fresh.until, booking.claim.until) };
  const from = Math.min(booking.claim.until, Math.max(claim.from, now));
  const parts = [{ from, until: claim.until }];
  const need = { parts, quantity: unitsHeld(booking), containsNow: containsInstant(span, now) };
  if (!fits(need, occupantsOf(line, id), good).ok) return null;
  // A waiting person wants that day, or the days that its margin would close.
  const more = { from: booking.span.until, until: claim.until };
  const wanted = line.waiting.some((wait) => overlaps(wantedClaim(wait, good, line.lender, now).claim, more));
  if (wanted) return null;
  return changed({ booking, now }, 'auto_extended', { asked, span, claim });
}

/** Returns the other bookings of the line as occupants, with the held units. */
export function occupantsOf(line: Line, exceptId: string): Occupant[] {
  const bookings = line.bookings.flatMap((booking) => {
    if (booking.id === exceptId || !booking.live) return [];
    const phase = phaseInLine(booking, line);
    const taken = takenBy(booking);
    const out = isOut(phase);
    return [{ ...taken, open: out || phase === 'reserved', out, overdue: phase === 'overdue' }];
  });
  return [...bookings, ...line.kept];
}

function oneDayMore({ asked }: Booking): BookingRange {
  return asked.unit === 'day'
    ? { ...asked, endDate: addDays(asked.endDate, 1) }
    : { ...asked, endAt: asked.endAt + DAY_MS };
}
