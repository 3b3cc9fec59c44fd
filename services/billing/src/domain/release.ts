import { RETURN_CHARGE_MINUTES } from '@kashikari/kernel';
import { moved, netOf } from './ledger';
import type { Loan } from './loan';
import {
  accountOf,
  changePayment,
  isThroughProvider,
  revenueOf,
  type Payment,
  type PaymentOutcome,
} from './payment';

/** Time from a return to the release of its money, in which the return can be undone, milliseconds. */
const PAUSE = RETURN_CHARGE_MINUTES * 60_000;

/** Returns the time at which the money of a returned loan is released; null for a loan that is not returned. */
export const releasedAt = ({ overAt }: Pick<Loan, 'overAt'>): number | null =>
  overAt === null ? null : overAt + PAUSE;

/**
 * Adds the moves of money that follow from changes of a loan: compares where the money of its payments should be with where it
 * is. Only the present state of the loan counts, so the order of events does not matter.
 * @param before the loan's payments before the changes
 */
export function withReleases(
  loan: Loan,
  before: readonly Payment[],
  outcomes: readonly PaymentOutcome[],
  now: number,
): PaymentOutcome[] {
  const after = new Map([...before, ...outcomes.map(({ payment }) => payment)].map((one) => [one.id, one]));
  return [...outcomes, ...[...after.values()].flatMap((payment) => release(loan, payment, now) ?? [])];
}

function release(loan: Loan, payment: Payment, now: number): PaymentOutcome | undefined {
  if (!isThroughProvider(payment) || payment.capturedAt === null) return undefined;
  const isReleased = isOver(loan, payment, now);
  if (isReleased === payment.isReleased) return undefined;
  const after = changePayment(payment, { isReleased, moves: payment.moves + 1 }, now);
  const yen = netOf(revenueOf(payment), payment.commissionPercent);
  const outcome = { change: 'updated', payment: after } as const;
  if (yen === 0) return outcome;
  const source = { sourceId: `${payment.id}:${after.moves}`, at: now };
  const ownerId = payment.payeeId;
  const way = { from: { account: accountOf(payment), ownerId }, to: { account: accountOf(after), ownerId } };
  return { ...outcome, journal: moved(isReleased ? 'released' : 'held_again', source, way, yen) };
}

/** Returns true if the lender has earned the money. Released money stays released if the clock is set back. */
function isOver(loan: Loan, { isReleased }: Payment, now: number): boolean {
  if (loan.disputed) return false;
  if (loan.cancelledAt !== null) return true;
  const at = releasedAt(loan);
  return at !== null && (isReleased || now >= at);
}
