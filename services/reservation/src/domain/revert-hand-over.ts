import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { counterMay, stateAllows, stateParams } from './gate';
import { changed, type Change, type BookingContext } from './booking-context';

export function mayRevertHandOver(context: BookingContext): Verdict<null> {
  const { booking, lender } = context;
  const may = counterMay(context, lender.allowHandOverByUser);
  if (!may.ok) return may;
  const state = stateAllows('revert_hand_over', context);
  if (!state.ok) return state;
  // Overdue by the calendar alone: it was never handed over.
  if (booking.handedOverAt === null) {
    return refuse('booking.not_handed_over', stateParams(state.value, 'revert_hand_over'));
  }
  if (booking.parts.length > 0) {
    return refuse('booking.already_returned', stateParams(state.value, 'revert_hand_over'));
  }
  return allow(null);
}

/** Reserved again; where the lender has stopped managing hand-overs it stays out, because it has started. */
export function revertHandOver(context: BookingContext): Verdict<Change> {
  const may = mayRevertHandOver(context);
  return may.ok ? allow(changed(context, 'hand_over_reverted', { handedOverAt: null })) : may;
}
