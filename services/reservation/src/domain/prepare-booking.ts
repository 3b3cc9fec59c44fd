import { allow, addDays, dayOf, refuse, startOfDay, type Verdict } from '@kashikari/kernel';
import { callerMay, stateAllows, stateParams } from './gate';
import { changed, type Change, type BookingContext } from './booking-context';
import type { Act, Phase } from './state';

/** Managers only, until the end of the booking's first day, and once. */
export function mayPrepare(context: BookingContext): Verdict<null> {
  const may = isPreparable('prepare', context);
  if (!may.ok) return may;
  if (context.booking.preparedAt === null) return allow(null);
  return refuse('booking.prepared', stateParams(may.value, 'prepare'));
}

/**
 * Sets the units aside for the borrower, who is notified. `preparedAt` stays through hand-over and return. Other dates
 * or another quantity clear it, because other units must be prepared then.
 */
export function prepareBooking(context: BookingContext): Verdict<Change> {
  const may = mayPrepare(context);
  return may.ok ? allow(changed(context, 'prepared', { preparedAt: context.now })) : may;
}

export function mayRevertPrepare(context: BookingContext): Verdict<null> {
  const may = isPreparable('revert_prepare', context);
  if (!may.ok) return may;
  if (context.booking.preparedAt !== null) return allow(null);
  return refuse('booking.not_prepared', stateParams(may.value, 'revert_prepare'));
}

/** Clears `preparedAt`. A notification that was sent is not withdrawn. */
export function revertPrepare(context: BookingContext): Verdict<Change> {
  const may = mayRevertPrepare(context);
  return may.ok ? allow(changed(context, 'prepare_reverted', { preparedAt: null })) : may;
}

/** Returns the phase if the caller is a manager and the first day is not over. */
function isPreparable(act: Act, context: BookingContext): Verdict<Phase> {
  const may = callerMay(context, false);
  if (!may.ok) return may;
  const state = stateAllows(act, context);
  if (!state.ok) return state;
  const { span, terms } = context.booking;
  const dayAfter = startOfDay(addDays(dayOf(span.from, terms.zone), 1), terms.zone);
  if (context.now >= dayAfter) return refuse('booking.not_reserved', stateParams(state.value, act));
  return state;
}
