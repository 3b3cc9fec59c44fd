import { chargedBack, planChargedBack } from './ledger';
import {
  accountOf,
  changePayment,
  isThroughProvider,
  leftOf,
  revenueOf,
  type Chargeback,
  type Payment,
  type PaymentOutcome,
} from './payment';

/** A chargeback as the provider knows it. */
export interface DisputeState {
  readonly id: string;
  /** The provider's payment. */
  readonly intentId: string;
  /** Yen. */
  readonly amount: number;
  readonly status: Chargeback['state'];
}

/**
 * Applies what the provider says of a chargeback. While the bank decides, the amount is taken from the lender; it comes back if the
 * lender wins. An event that arrives late or twice changes nothing.
 * @returns undefined if nothing is new
 */
export function applyDispute(
  payment: Payment,
  dispute: DisputeState,
  now: number,
): PaymentOutcome | undefined {
  const known = payment.chargebacks.find(({ id }) => id === dispute.id);
  if (!known) return payment.capturedAt === null ? undefined : opened(payment, dispute, now);
  if (known.state === 'won' || known.state === dispute.status || dispute.status === 'open') return undefined;
  const chargebacks = payment.chargebacks.map((one) =>
    one === known ? { ...one, state: dispute.status } : one,
  );
  const after = changePayment(payment, { chargebacks }, now);
  if (dispute.status === 'lost') return { change: 'updated', payment: after };
  return { change: 'updated', payment: after, ...journalOf('chargeback_won', payment, after, dispute.id) };
}

/** A refund that the provider did not make before counts as made: no more than the rest is taken. */
function opened(
  payment: Payment,
  { id, amount, status }: DisputeState,
  now: number,
): PaymentOutcome | undefined {
  const taken = Math.min(amount, leftOf(payment));
  if (status === 'won' || taken <= 0) return undefined;
  const chargeback: Chargeback = { id, amount: taken, state: status, at: now };
  const after = changePayment(payment, { chargebacks: [...payment.chargebacks, chargeback] }, now);
  return { change: 'updated', payment: after, ...journalOf('charged_back', payment, after, id) };
}

/** The provider's own fee is the operator's, and is not part of these books. */
function journalOf(kind: 'charged_back' | 'chargeback_won', before: Payment, after: Payment, id: string) {
  const source = { sourceId: `${after.id}:${id}`, payeeId: after.payeeId, at: after.updatedAt };
  if (after.billId) return { journal: planChargedBack(kind, source, leftOf(after) - leftOf(before)) };
  if (!isThroughProvider(after)) return {};
  const change = { before: revenueOf(before), after: revenueOf(after) };
  return { journal: chargedBack(kind, source, change, after.commissionPercent, accountOf(after)) };
}
