import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { callerMay, stateAllows } from './gate';
import { changed, type Change, type BookingContext } from './booking-context';

export function mayOpenDispute(context: BookingContext): Verdict<null> {
  const may = callerMay(context, true);
  if (!may.ok) return may;
  const state = stateAllows('open_dispute', context);
  if (!state.ok) return state;
  if (context.booking.dispute) return refuse('booking.in_dispute');
  return allow(null);
}

/** Borrower and lender disagree; office staff may read and write the messages from now on. */
export function openDispute(context: BookingContext, reason: string): Verdict<Change> {
  const may = mayOpenDispute(context);
  if (!may.ok) return may;
  const dispute = { openedAt: context.now, openedBy: context.caller.userId, reason };
  return allow(changed(context, 'dispute_opened', { dispute }));
}
