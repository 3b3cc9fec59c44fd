import { allow, type Verdict } from '@kashikari/kernel';
import { callerMay, stateAllows } from './gate';
import { claimFreed } from './return-booking';
import { changed, type Change, type Situation } from './situation';

/** Only managers confirm a borrower's return. */
export function mayReceive(situation: Situation): Verdict<null> {
  const may = callerMay(situation, false);
  if (!may.ok) return may;
  const state = stateAllows('receive', situation);
  return state.ok ? allow(null) : state;
}

/** A manager has it in hand: now the claim ends. */
export function receiveBooking(situation: Situation): Verdict<Change> {
  const may = mayReceive(situation);
  if (!may.ok) return may;
  const { booking, now } = situation;
  const fields = { receivedAt: now, awaitsReceipt: false, ...claimFreed(booking, now) };
  return allow(changed(situation, 'received', fields));
}
