import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { callerMay, stateAllows, stateParams } from './gate';
import { changed, type Change, type Situation } from './situation';

/**
 * Borrowers cancel until the start, managers until it is out. Who was moved to later may cancel until the new start
 * whatever the lender's rule. It can't be undone.
 */
export function mayCancel(situation: Situation): Verdict<null> {
  const { booking, caller, lender, now } = situation;
  const may = callerMay(situation, lender.allowManageByUser || booking.delayedFrom !== null);
  if (!may.ok) return may;
  const state = stateAllows('cancel', situation);
  if (!state.ok) return state;
  if (!caller.manages && now >= booking.span.from) {
    return refuse('booking.started', stateParams(state.value, 'cancel'));
  }
  return allow(null);
}

export function cancelBooking(situation: Situation): Verdict<Change> {
  const may = mayCancel(situation);
  if (!may.ok) return may;
  return allow(changed(situation, 'cancelled', { cancelledAt: situation.now, live: false }));
}
