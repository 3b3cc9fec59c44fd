import { allow, type Verdict } from '@kashikari/kernel';
import { stateAllows } from './gate';
import { withdrawnCharge } from './charge-of-booking';
import { changed, type Change, type BookingContext } from './booking-context';

/**
 * Cancels without asking who: its good was deleted, or its borrower is gone. What is out stays, so that it can be
 * returned.
 */
export function withdrawBooking(context: BookingContext): Verdict<Change> {
  const state = stateAllows('cancel', context);
  if (!state.ok) return state;
  return allow(withdrawn(context));
}

/**
 * Cancels a booking that was not paid in time, or that its payer gave up; null if it stays. Bookings that were handed
 * over or partly returned stay until their return. An unpaid booking of a lender without hand-overs ends even after its
 * start.
 */
export function endUnpaid(context: BookingContext, lapsed: boolean): Change | null {
  const { handedOverAt, returnedAt, cancelledAt, parts } = context.booking;
  const stays = handedOverAt !== null || returnedAt !== null || cancelledAt !== null || parts.length > 0;
  return stays ? null : { ...withdrawn(context), lapsed };
}

function withdrawn(context: BookingContext): Change {
  const charge = withdrawnCharge(context.booking);
  return changed(context, 'cancelled', { cancelledAt: context.now, live: false, charge });
}
