import { claimAfterReturn } from '@kashikari/availability';
import { allow, type Verdict } from '@kashikari/kernel';
import type { Booking } from './booking';
import { callerMay, stateAllows } from './gate';
import { changed, type Change, type BookingContext } from './booking-context';

export function mayReturn(context: BookingContext): Verdict<null> {
  const may = callerMay(context, context.lender.allowReturnByBorrower);
  if (!may.ok) return may;
  const state = stateAllows('return', context);
  return state.ok ? allow(null) : state;
}

/**
 * It is back. Never fails for lack of room and never makes the claim longer. Where the good asks for confirmation, a
 * borrower's word is noted, and the claim ends when a manager has it in hand ({@link receiveBooking}).
 */
export function returnBooking(context: BookingContext): Verdict<Change> {
  const may = mayReturn(context);
  if (!may.ok) return may;
  const { booking, good, caller, now } = context;
  if (good.confirmationUponReturn && !caller.manages) {
    return allow(changed(context, 'returned', { returnedAt: now, awaitsReceipt: true }));
  }
  const receivedAt = good.confirmationUponReturn ? now : null;
  return allow(changed(context, 'returned', { returnedAt: now, receivedAt, ...claimFreed(booking, now) }));
}

/** The claim when the thing is in the lender's hands again. */
export function claimFreed(booking: Booking, moment: number): Pick<Booking, 'claim' | 'claimBeforeReturn'> {
  const claim = claimAfterReturn(booking.claim, moment, booking.terms);
  return { claim, claimBeforeReturn: booking.claim };
}
