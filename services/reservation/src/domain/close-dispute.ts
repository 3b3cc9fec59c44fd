import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { callerMay, stateAllows } from './gate';
import { changed, type Change, type BookingContext } from './booking-context';

/** Managers close any dispute, borrowers the one that they opened. */
export function mayCloseDispute(context: BookingContext): Verdict<null> {
  const { booking, caller } = context;
  const own = booking.dispute === null || booking.dispute.openedBy === caller.userId;
  const may = callerMay(context, own);
  if (!may.ok) return may;
  const state = stateAllows('close_dispute', context);
  if (!state.ok) return state;
  return booking.dispute ? allow(null) : refuse('booking.not_in_dispute');
}

export function closeDispute(context: BookingContext): Verdict<Change> {
  const may = mayCloseDispute(context);
  return may.ok ? allow(changed(context, 'dispute_closed', { dispute: null })) : may;
}
