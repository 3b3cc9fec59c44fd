import { allow, type Verdict } from '@kashikari/kernel';
import { stateAllows } from './gate';
import { changed, type Change, type Situation } from './situation';

/**
 * Cancels without asking who: its good was deleted, or its borrower is gone. What is out stays, so that it can be
 * returned.
 */
export function withdrawBooking(situation: Situation): Verdict<Change> {
  const state = stateAllows('cancel', situation);
  if (!state.ok) return state;
  return allow(changed(situation, 'cancelled', { cancelledAt: situation.now, live: false }));
}
