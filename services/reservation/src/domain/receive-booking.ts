import { allow, type Verdict } from '@kashikari/kernel';
import { callerMay, stateAllows } from './gate';
import { claimFreed } from './return-booking';
import { changed, type Change, type BookingContext } from './booking-context';

/** Only managers confirm a borrower's return. */
export function mayReceive(context: BookingContext): Verdict<null> {
  const may = callerMay(context, false);
  if (!may.ok) return may;
  const state = stateAllows('receive', context);
  return state.ok ? allow(null) : state;
}

/** A manager has it in hand: now the claim ends. */
export function receiveBooking(context: BookingContext): Verdict<Change> {
  const may = mayReceive(context);
  if (!may.ok) return may;
  const { booking, now } = context;
  const fields = { receivedAt: now, awaitsReceipt: false, ...claimFreed(booking, now) };
  return allow(changed(context, 'received', fields));
}
