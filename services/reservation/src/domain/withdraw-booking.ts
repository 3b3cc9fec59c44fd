import { allow, type Verdict } from '@kashikari/kernel';
import { stateAllows } from './gate';
import { changed, type Change, type BookingContext } from './booking-context';

/**
 * Cancels without asking who: its good was deleted, or its borrower is gone. What is out stays, so that it can be
 * returned.
 */
export function withdrawBooking(context: BookingContext): Verdict<Change> {
  const state = stateAllows('cancel', context);
  if (!state.ok) return state;
  return allow(changed(context, 'cancelled', { cancelledAt: context.now, live: false }));
}
