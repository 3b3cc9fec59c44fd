import { claimAfterReturn } from '@kashikari/availability';
import { allow, type Verdict } from '@kashikari/kernel';
import type { ReturnedPart } from './booking';
import { counterMay, stateAllows } from './gate';
import { claimFreed } from './return-booking';
import { changed, type Change, type BookingContext } from './booking-context';
import { chargeOfReturn } from './return-charge';

/** Allows the counter to confirm a borrower's return, also of a part while the rest is out. */
export function mayReceive(context: BookingContext): Verdict<null> {
  const { booking } = context;
  const may = counterMay(context, false);
  if (!may.ok) return may;
  if (booking.parts.some(({ awaitsReceipt }) => awaitsReceipt)) return allow(null);
  const state = stateAllows('receive', context);
  return state.ok ? allow(null) : state;
}

/** Confirms that a manager has received all that the borrower returned; this ends its claim. */
export function receiveBooking(context: BookingContext): Verdict<Change> {
  const may = mayReceive(context);
  if (!may.ok) return may;
  const { booking, now } = context;
  const received = (part: ReturnedPart): ReturnedPart =>
    part.awaitsReceipt
      ? {
          ...part,
          awaitsReceipt: false,
          receivedAt: now,
          claim: claimAfterReturn(part.claim, now, booking.terms),
        }
      : part;
  const rest = booking.awaitsReceipt
    ? { receivedAt: now, awaitsReceipt: false, ...claimFreed(booking, now) }
    : {};
  const fields = { parts: booking.parts.map(received), ...rest };
  const charge = chargeOfReturn(context, { ...booking, ...fields });
  return allow(changed(context, 'received', { ...fields, charge }));
}
