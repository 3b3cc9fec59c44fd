import { allow, refuse, type Verdict } from '@kashikari/kernel';
import type { BookingContext } from './booking-context';
import { ACTS, MOVES, phaseOf, WIRE_STATE, type Act, type Phase } from './state';

export function phaseIn({ booking, lender, now }: BookingContext): Phase {
  return phaseOf(booking, now, lender.manageHandOver);
}

/** Checks the state for an act. A refusal names the current state and the allowed acts. */
export function stateAllows(act: Act, context: BookingContext): Verdict<Phase> {
  const phase = phaseIn(context);
  const move = MOVES[phase][act];
  return move === 'may' ? allow(phase) : refuse(move, stateParams(phase));
}

/** Returns the parameters of a state refusal: the state, and the acts that are allowed other than `refused`. */
export function stateParams(
  phase: Phase,
  refused?: Act,
): { readonly state: string; readonly allowed: readonly string[] } {
  const allowed = ACTS.filter((act) => act !== refused && MOVES[phase][act] === 'may');
  return { state: WIRE_STATE[phase], allowed };
}

/**
 * Checks the caller for an act. Managers may always act, the borrower if the lender permits it. Others, including group
 * owners, never may.
 */
export function callerMay({ caller }: BookingContext, borrowersMay: boolean): Verdict<null> {
  if (caller.manages || (caller.borrows && borrowersMay)) return allow(null);
  return refuse(caller.borrows ? 'booking.manager_only' : 'forbidden');
}

/**
 * Checks the caller for an act at the counter: hand over, take back, check in, and undo each. Managers and borrowers
 * may as for other acts. Owners of the good's groups may for other people's bookings. For their own bookings they are
 * borrowers, so that they can't bypass the lender's rules for borrowers.
 */
export function counterMay(context: BookingContext, borrowersMay: boolean): Verdict<null> {
  return servesCounter(context) ? allow(null) : callerMay(context, borrowersMay);
}

/**
 * Returns true if the caller acts for the lender at the counter: a manager, or a group owner for another person's
 * booking.
 */
export function servesCounter({ caller }: BookingContext): boolean {
  return caller.manages || (caller.oversees && !caller.borrows);
}
