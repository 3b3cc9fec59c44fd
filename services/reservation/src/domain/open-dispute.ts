import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { callerMay, stateAllows } from './gate';
import { changed, type Change, type Situation } from './situation';

export function mayOpenDispute(situation: Situation): Verdict<null> {
  const may = callerMay(situation, true);
  if (!may.ok) return may;
  const state = stateAllows('open_dispute', situation);
  if (!state.ok) return state;
  if (situation.booking.dispute) return refuse('booking.in_dispute');
  return allow(null);
}

/** Borrower and lender disagree; office staff may read and write the messages from now on. */
export function openDispute(situation: Situation, reason: string): Verdict<Change> {
  const may = mayOpenDispute(situation);
  if (!may.ok) return may;
  const dispute = { openedAt: situation.now, openedBy: situation.caller.userId, reason };
  return allow(changed(situation, 'dispute_opened', { dispute }));
}
