import { claimAfterReturn } from '@kashikari/availability';
import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { unitsHeld, type Booking, type ReturnedPart } from './booking';
import { counterMay, servesCounter, stateAllows } from './gate';
import { changed, type Change, type BookingContext } from './booking-context';
import { chargeOfReturn } from './return-charge';

export function mayReturn(context: BookingContext): Verdict<null> {
  const may = counterMay(context, context.lender.allowReturnByBorrower);
  if (!may.ok) return may;
  const state = stateAllows('return', context);
  return state.ok ? allow(null) : state;
}

/**
 * Returns a booking. It never fails for lack of units and never extends the claim. If the good needs confirmation, a
 * borrower's return is noted, and the claim ends when a manager receives the units (`receiveBooking`).
 * @param quantity returned units, while the rest stays out; all by default
 */
export function returnBooking(context: BookingContext, quantity?: number): Verdict<Change> {
  const may = mayReturn(context);
  if (!may.ok) return may;
  const held = unitsHeld(context.booking);
  if (quantity !== undefined && quantity < 1) return refuse('validation', { least: 1 }, 'quantity');
  if (quantity !== undefined && quantity > held) return refuse('booking.quantity', { max: held }, 'quantity');
  return allow(quantity === undefined || quantity === held ? allBack(context) : partBack(context, quantity));
}

function allBack(context: BookingContext): Change {
  const { booking, now } = context;
  const noted = { returnedAt: now, ...receiptOf(context) };
  const fields = noted.awaitsReceipt ? noted : { ...noted, ...claimFreed(booking, now) };
  const charge = chargeOfReturn(context, { ...booking, ...fields });
  return changed(context, 'returned', { ...fields, charge });
}

function partBack(context: BookingContext, quantity: number): Change {
  const { booking, now } = context;
  const receipt = receiptOf(context);
  const claim = receipt.awaitsReceipt ? booking.claim : claimFreed(booking, now).claim;
  const part: ReturnedPart = { quantity, claim, returnedAt: now, ...receipt };
  return changed(context, 'returned_in_part', { parts: [...booking.parts, part] });
}

/** Returns the receipt fields: pending if the counter has yet to confirm the return, else the time of confirmation. */
function receiptOf(context: BookingContext): Pick<Booking, 'awaitsReceipt' | 'receivedAt'> {
  if (!context.good.confirmationUponReturn) return { awaitsReceipt: false, receivedAt: null };
  const received = servesCounter(context);
  return { awaitsReceipt: !received, receivedAt: received ? context.now : null };
}

/** Returns the claim once the lender has the units again. */
export function claimFreed(booking: Booking, moment: number): Pick<Booking, 'claim' | 'claimBeforeReturn'> {
  const claim = claimAfterReturn(booking.claim, moment, booking.terms);
  return { claim, claimBeforeReturn: booking.claim };
}
