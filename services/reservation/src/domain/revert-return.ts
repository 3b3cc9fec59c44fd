import { allow, containsInstant, difference, type Interval, type Verdict } from '@kashikari/kernel';
import { callerMay, stateAllows } from './gate';
import { changed, type Change, type BookingContext } from './booking-context';

/** What a manager has confirmed, only managers take back. */
export function mayRevertReturn(context: BookingContext): Verdict<null> {
  const { booking, lender } = context;
  const may = callerMay(context, lender.allowReturnByBorrower && booking.receivedAt === null);
  if (!may.ok) return may;
  const state = stateAllows('revert_return', context);
  return state.ok ? allow(null) : state;
}

/**
 * Back to not returned, if the old claim still fits. It is out again: where its end is past it is overdue, and must not
 * take the place of what others hold at this moment. Where the return had freed nothing it is still asked who has it: an
 * exclusive good may be another's by now, and what is late may be missing today.
 */
export function revertReturn(context: BookingContext): Verdict<Change> {
  const may = mayRevertReturn(context);
  if (!may.ok) return may;
  const { booking, now } = context;
  const claim = booking.claimBeforeReturn ?? booking.claim;
  const overdue = now >= booking.span.until;
  const parts: Interval[] = difference(claim, booking.claim);
  if (overdue) parts.push({ from: now, until: now + 1 });
  const containsNow = overdue || containsInstant(booking.span, now);
  return allow(
    changed(
      context,
      'return_reverted',
      { claim, claimBeforeReturn: null, returnedAt: null, receivedAt: null, awaitsReceipt: false },
      { need: { parts, quantity: booking.quantity, containsNow } },
    ),
  );
}
