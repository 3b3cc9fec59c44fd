import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { counterMay, stateAllows, stateParams } from './gate';
import { changed, type Change, type BookingContext } from './booking-context';

/** Allows a hand-over if the lender manages hand-overs, and not before the start. */
export function mayHandOver(context: BookingContext): Verdict<null> {
  const { booking, lender, now } = context;
  const may = counterMay(context, lender.allowHandOverByUser);
  if (!may.ok) return may;
  if (!lender.manageHandOver) return refuse('booking.hand_over_not_managed');
  const state = stateAllows('hand_over', context);
  if (!state.ok) return state;
  if (now < booking.span.from) return refuse('booking.not_started', stateParams(state.value, 'hand_over'));
  return allow(null);
}

export function handOverBooking(context: BookingContext): Verdict<Change> {
  const may = mayHandOver(context);
  return may.ok ? allow(changed(context, 'handed_over', { handedOverAt: context.now })) : may;
}
