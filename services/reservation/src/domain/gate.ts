import { allow, refuse, type Verdict } from '@kashikari/kernel';
import type { BookingContext } from './booking-context';
import { ACTS, MOVES, phaseOf, WIRE_STATE, type Act, type Phase } from './state';

/** Where the booking of a context stands now. */
export function phaseIn({ booking, lender, now }: BookingContext): Phase {
  return phaseOf(booking, now, lender.manageHandOver);
}

/**
 * Whether the state allows an act; the refusal says where the booking stands and what would be allowed.
 */
export function stateAllows(act: Act, context: BookingContext): Verdict<Phase> {
  const phase = phaseIn(context);
  const move = MOVES[phase][act];
  return move === 'may' ? allow(phase) : refuse(move, stateParams(phase));
}

/** What a refusal of a state says: what it is, and what could be done instead of `refused`. */
export function stateParams(
  phase: Phase,
  refused?: Act,
): { readonly state: string; readonly allowed: readonly string[] } {
  const allowed = ACTS.filter((act) => act !== refused && MOVES[phase][act] === 'may');
  return { state: WIRE_STATE[phase], allowed };
}

/**
 * Whether this person may act at all: managers always, the borrower where the lender lets borrowers do it, others
 * (group owners too) never.
 */
export function callerMay({ caller }: BookingContext, borrowersMay: boolean): Verdict<null> {
  if (caller.manages || (caller.borrows && borrowersMay)) return allow(null);
  return refuse(caller.borrows ? 'booking.manager_only' : 'forbidden');
}

/**
 * Whether this person may do what is done at a counter: hand over, take back, check in, and undo each. Managers and the
 * borrower as for other acts; also owners of the good's groups, for other people's bookings. For a booking of their own
 * they are borrowers, so that they can't pass over the lender's rules for borrowers.
 */
export function counterMay(context: BookingContext, borrowersMay: boolean): Verdict<null> {
  return servesCounter(context) ? allow(null) : callerMay(context, borrowersMay);
}

/** Whether the caller acts for the lender at the counter: a manager, or a group owner for another person's booking. */
export function servesCounter({ caller }: BookingContext): boolean {
  return caller.manages || (caller.oversees && !caller.borrows);
}
