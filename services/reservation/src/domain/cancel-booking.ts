import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { callerMay, stateAllows, stateParams } from './gate';
import { cancelledCharge } from './charge-of-booking';
import { changed, type Change, type BookingContext } from './booking-context';

/**
 * Lets borrowers cancel until the start, and managers until it is out. A borrower whose booking was delayed may cancel
 * until the new start, whatever the lender's rule. It can't be undone.
 */
export function mayCancel(context: BookingContext): Verdict<null> {
  const { booking, caller, lender, now } = context;
  const may = callerMay(context, lender.allowManageByUser || booking.delayedFrom !== null);
  if (!may.ok) return may;
  const state = stateAllows('cancel', context);
  if (!state.ok) return state;
  // A booking with returned parts was out, even if its lender has introduced hand-overs in the meantime.
  if (booking.parts.length > 0 || (!caller.manages && now >= booking.span.from)) {
    return refuse('booking.started', stateParams(state.value, 'cancel'));
  }
  return allow(null);
}

export function cancelBooking(context: BookingContext): Verdict<Change> {
  const may = mayCancel(context);
  if (!may.ok) return may;
  return allow(
    changed(context, 'cancelled', {
      cancelledAt: context.now,
      live: false,
      charge: cancelledCharge(context),
    }),
  );
}
