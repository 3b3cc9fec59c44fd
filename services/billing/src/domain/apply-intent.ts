import { taxIn } from '@kashikari/pricing';
import { changePayment, isInvoiced, leftOf, type Payment, type PaymentOutcome } from './payment';
import { isOpen } from './payment-states';
import { isPaidByCard, strayOrders, type IntentState, type ProviderOrder } from './provider-orders';
import { chargedAt, collectedJournal, pricedAt, type Subject } from './subject';

/** Changes caused by an intent, and the resulting orders to the provider. */
export interface IntentDecision {
  readonly outcomes: readonly PaymentOutcome[];
  readonly orders: readonly ProviderOrder[];
}

const NOTHING: IntentDecision = { outcomes: [], orders: [] };

/**
 * Applies what the provider says of an intent to the payment that it was made for. Applied again, or in another order, it ends in
 * the same payment: only what the table of states allows is taken over. An intent that the payment does not count any more, as it
 * lapsed, was cancelled, paid by hand or is paid by invoice, is released.
 */
export function applyIntent(
  payment: Payment,
  subject: Subject,
  intent: IntentState,
  now: number,
): IntentDecision {
  if (isPaidByCard(payment))
    return payment.intentId === intent.id ? ofPaid(payment, subject, intent, now) : stray(intent);
  if (!isOpen(payment.status) || payment.paidAt !== null) return stray(intent);
  if (payment.intentId !== null && payment.intentId !== intent.id) return stray(intent);
  if (payment.intentId !== null) return ofUnpaid(payment, subject, intent, now);
  // An invoice has replaced the card.
  if (isInvoiced(payment)) return stray(intent);
  // The payer has begun.
  const begun = changePayment(payment, { intentId: intent.id, status: 'pending', error: '' }, now);
  const then = ofUnpaid(begun, subject, intent, now);
  return { ...then, outcomes: [{ change: 'updated', payment: begun }, ...then.outcomes] };
}

const stray = (intent: IntentState): IntentDecision => ({ outcomes: [], orders: strayOrders(intent) });

function ofUnpaid(payment: Payment, subject: Subject, intent: IntentState, now: number): IntentDecision {
  const changed = (change: PaymentOutcome['change'], to: Partial<Payment>) => ({
    ...{ outcomes: [{ change, payment: changePayment(payment, to, now) }], orders: [] },
  });
  const { status } = intent;
  if (status === 'requires_capture' || status === 'succeeded') return held(payment, subject, intent, now);
  // Over before anything was held: the next try gets a new one.
  if (status === 'canceled') return changed('updated', { intentId: null, status: 'payment_failed' });
  if (status === 'requires_action' || status === 'processing') {
    const next = status === 'processing' ? 'pending' : status;
    return payment.status === next ? NOTHING : changed('updated', { status: next, error: '' });
  }
  const error = intent.error ?? '';
  if (!error || (payment.status === 'payment_failed' && payment.error === error)) return NOTHING;
  return changed('failed', { status: 'payment_failed', error, card: intent.card });
}

/** Applies a card hold. If the price changed meanwhile, the held amount counts, and the rest is settled up. */
function held(payment: Payment, subject: Subject, intent: IntentState, now: number): IntentDecision {
  const { amount } = intent;
  const isAsked = amount === payment.amount;
  // The clock may be behind the price that is paid.
  const paidAt = Math.max(now, pricedAt(subject));
  const after = changePayment(
    payment,
    {
      ...{ status: 'requires_capture', paidAt, payBy: null, error: '', card: intent.card },
      captureAt: Math.max(now, chargedAt(payment, subject, intent.captureBefore)),
      ...(!isAsked && { amount, tax: taxIn(amount), lines: [] }),
    },
    now,
  );
  const outcome: PaymentOutcome = { change: 'paid', payment: after };
  if (intent.status === 'requires_capture') return { outcomes: [outcome], orders: [] };
  const then = ofPaid(after, subject, intent, now);
  return { outcomes: [outcome, ...then.outcomes], orders: then.orders };
}

function ofPaid(payment: Payment, subject: Subject, intent: IntentState, now: number): IntentDecision {
  if (payment.capturedAt !== null) return NOTHING;
  if (intent.status === 'succeeded') return collected(payment, subject, intent, now);
  return intent.status === 'canceled' ? holdLost(payment, intent, now) : NOTHING;
}

/** Applies a completed charge. A part that was refunded meanwhile is returned to the payer. */
function collected(payment: Payment, subject: Subject, intent: IntentState, now: number): IntentDecision {
  const left = leftOf(payment);
  const after = changePayment(
    payment,
    { status: 'succeeded', capturedAt: now, captureAt: null, collected: left },
    now,
  );
  const journal = collectedJournal(after, subject, now);
  const over = intent.captured - left;
  const orders: ProviderOrder[] =
    over > 0 ? [{ kind: 'refund', subject: 'over', intentId: intent.id, amount: over }] : [];
  return { outcomes: [{ change: 'updated', payment: after, journal }], orders };
}

/** Nothing is held any more. A kept card is charged once without its payer. */
function holdLost(payment: Payment, intent: IntentState, now: number): IntentDecision {
  const after = changePayment(
    payment,
    {
      ...{ status: 'payment_failed', error: 'hold_lost', paidAt: null, captureAt: null, intentId: null },
      ...{ amountRefunded: 0, amountKept: 0, refunds: [] },
    },
    now,
  );
  const { keptCardId: cardId } = intent;
  if (cardId === null) return { outcomes: [{ change: 'failed', payment: after }], orders: [] };
  const order: ProviderOrder = { kind: 'charge', subject: intent.id, cardId, amount: leftOf(payment) };
  return { outcomes: [{ change: 'updated', payment: after }], orders: [order] };
}
