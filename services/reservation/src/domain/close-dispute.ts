import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { callerMay, stateAllows } from './gate';
import { changed, type Change, type Situation } from './situation';

/** Managers close any dispute, borrowers the one that they opened. */
export function mayCloseDispute(situation: Situation): Verdict<null> {
  const { booking, caller } = situation;
  const own = booking.dispute === null || booking.dispute.openedBy === caller.userId;
  const may = callerMay(situation, own);
  if (!may.ok) return may;
  const state = stateAllows('close_dispute', situation);
  if (!state.ok) return state;
  return booking.dispute ? allow(null) : refuse('booking.not_in_dispute');
}

export function closeDispute(situation: Situation): Verdict<Change> {
  const may = mayCloseDispute(situation);
  return may.ok ? allow(changed(situation, 'dispute_closed', { dispute: null })) : may;
}
