import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { callerMay, stateAllows, stateParams } from './gate';
import { changed, type Change, type Situation } from './situation';

/** Only where the lender manages the hand-over, and not before the start. */
export function mayHandOver(situation: Situation): Verdict<null> {
  const { booking, lender, now } = situation;
  const may = callerMay(situation, lender.allowHandOverByUser);
  if (!may.ok) return may;
  if (!lender.manageHandOver) return refuse('booking.hand_over_not_managed');
  const state = stateAllows('hand_over', situation);
  if (!state.ok) return state;
  if (now < booking.span.from) return refuse('booking.not_started', stateParams(state.value, 'hand_over'));
  return allow(null);
}

export function handOverBooking(situation: Situation): Verdict<Change> {
  const may = mayHandOver(situation);
  return may.ok ? allow(changed(situation, 'handed_over', { handedOverAt: situation.now })) : may;
}
