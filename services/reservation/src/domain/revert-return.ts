import { allow, containsInstant, difference, type Interval, type Verdict } from '@kashikari/kernel';
import { unitsHeld, type ReturnedPart } from './booking';
import { counterMay, stateAllows } from './gate';
import { changed, type Change, type BookingContext } from './booking-context';
import { chargeOfUndoneReturn } from './return-charge';

/** A return that the counter has confirmed is undone by the counter alone. */
export function mayRevertReturn(context: BookingContext): Verdict<null> {
  const { booking, lender } = context;
  const part = lastPart(context);
  const { receivedAt } = part ?? booking;
  const may = counterMay(context, lender.allowReturnByBorrower && receivedAt === null);
  if (!may.ok || part) return may;
  const state = stateAllows('revert_return', context);
  return state.ok ? allow(null) : state;
}

/**
 * Undoes a return, if the old claim still fits. It undoes all of it or, while the rest is still out, the part that was
 * returned last. The booking is out again. If its end is past, it is overdue and must not take units that others hold
 * now. The current holder is checked even if the return had freed nothing: an exclusive good may have another booking
 * by now, and late units may be missing today.
 */
export function revertReturn(context: BookingContext): Verdict<Change> {
  const may = mayRevertReturn(context);
  if (!may.ok) return may;
  const part = lastPart(context);
  if (part) return allow(partOut(context, part));
  const { booking } = context;
  const claim = booking.claimBeforeReturn ?? booking.claim;
  return allow(
    changed(
      context,
      'return_reverted',
      {
        ...{ claim, claimBeforeReturn: null, returnedAt: null, receivedAt: null, awaitsReceipt: false },
        charge: chargeOfUndoneReturn(booking),
      },
      needOf(context, claim, booking.claim, unitsHeld(booking)),
    ),
  );
}

/** The units of a part join those that are out; until now they had their own claim. */
function partOut(context: BookingContext, part: ReturnedPart): Change {
  const { booking } = context;
  return changed(
    context,
    'return_reverted',
    { parts: booking.parts.slice(0, -1) },
    needOf(context, booking.claim, part.claim, unitsHeld(booking) + part.quantity),
  );
}

/** The part that a revert is about: the last one, while the rest is out. */
function lastPart({ booking }: BookingContext): ReturnedPart | undefined {
  return booking.returnedAt === null && booking.cancelledAt === null ? booking.parts.at(-1) : undefined;
}

/** Returns the need for units in the intervals that they did not occupy so far. */
function needOf(
  { booking, now }: BookingContext,
  claim: Interval,
  held: Interval,
  quantity: number,
): Pick<Change, 'need'> {
  const overdue = now >= booking.span.until;
  const parts: Interval[] = difference(claim, held);
  if (overdue) parts.push({ from: now, until: now + 1 });
  return { need: { parts, quantity, containsNow: overdue || containsInstant(booking.span, now) } };
}
