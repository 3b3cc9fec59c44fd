import { INVOICE_DAYS } from '@kashikari/kernel';
import { taxIn } from '@kashikari/pricing';
import type { IntentDecision } from '../apply-intent';
import { changePayment, INVOICE_OVERDUE, type Payment, type PaymentOutcome } from '../payment';
import { isByInvoice, isOpen, type PaymentStatus } from '../payment-states';
import { voidOrder, type InvoiceState, type ProviderOrder } from '../provider-orders';
import { collectedJournal, pricedAt, type Subject } from '../subject';

const DAY = 86_400_000;

const NOTHING: IntentDecision = { outcomes: [], orders: [] };

/**
 * Applies what the provider says of an invoice to the payment that it was made for. Applied again, or in another order, it ends in the
 * same payment. An invoice that the payment does not count any more is void, and what it collected goes back.
 */
export function applyInvoice(
  payment: Payment,
  subject: Subject,
  invoice: InvoiceState,
  now: number,
): IntentDecision {
  if (payment.paidAt !== null && payment.intentId === invoice.intentId) return NOTHING;
  if (!isOpen(payment.status) || payment.paidAt !== null || payment.invoice === null) return stray(invoice);
  // Also by an invoice that was replaced meanwhile: the money is here.
  if (invoice.status === 'paid') return collected(payment, subject, invoice, now);
  const { id, state } = payment.invoice;
  if (state === 'asked' && invoice.status !== 'void' && invoice.amount === payment.amount)
    return sent(payment, invoice, now);
  if (id !== invoice.id) return stray(invoice);
  return open(payment, invoice, now);
}

function stray({ id, status, amount, intentId }: InvoiceState): IntentDecision {
  if (status === 'void') return NOTHING;
  if (status !== 'paid') return { outcomes: [], orders: [voidOrder(id)] };
  if (intentId === null) return NOTHING;
  const order: ProviderOrder = { kind: 'refund', subject: `stray:${id}`, intentId, amount };
  return { outcomes: [], orders: [order] };
}

function sent(payment: Payment, { id, url }: InvoiceState, now: number): IntentDecision {
  const dueAt = now + INVOICE_DAYS * DAY;
  const invoice = { ...payment.invoice!, state: 'sent' as const, id, url, dueAt };
  const after = changePayment(payment, { status: 'invoice_sent', invoice, payBy: null, error: '' }, now);
  return { outcomes: [{ change: 'invoiced', payment: after }], orders: [] };
}

/** Each status of an open invoice, with what it changes. */
function open(payment: Payment, { status, error, card }: InvoiceState, now: number): IntentDecision {
  const to = (change: PaymentOutcome['change'], next: PaymentStatus, why: string): IntentDecision => {
    if (payment.status === next && payment.error === why) return NOTHING;
    const after = changePayment(payment, { status: next, error: why, ...(card && { card }) }, now);
    return { outcomes: [{ change, payment: after }], orders: [] };
  };
  if (status === 'void') return to('failed', 'invoice_payment_failed', 'invoice_void');
  // It stays overdue until it is paid, or sent again.
  if (payment.error === INVOICE_OVERDUE) return NOTHING;
  if (status === 'failed') return to('failed', 'invoice_payment_failed', error ?? 'card_declined');
  if (status === 'requires_action') return to('updated', 'invoice_payment_action_required', '');
  return to('updated', 'invoice_sent', '');
}

/**
 * Records a payment on the day on which the provider received it. If the amount changed meanwhile, the paid amount
 * counts.
 */
function collected(payment: Payment, subject: Subject, invoice: InvoiceState, now: number): IntentDecision {
  const { amount, intentId, card } = invoice;
  const paidAt = Math.max(Math.min(invoice.paidAt ?? now, now), pricedAt(subject));
  const id = payment.invoice!.id;
  const after = changePayment(
    payment,
    {
      ...{ status: 'succeeded', paidAt, capturedAt: Math.max(now, paidAt), payBy: null, captureAt: null },
      ...{ error: '', intentId, card, invoice: { ...payment.invoice!, state: 'sent', id: invoice.id } },
      collected: amount - payment.amountRefunded,
      ...(amount !== payment.amount && { amount, tax: taxIn(amount), lines: [] }),
    },
    now,
  );
  const orders = id !== '' && id !== invoice.id ? [voidOrder(id)] : [];
  const journal = collectedJournal(after, subject, Math.max(now, paidAt));
  return { outcomes: [{ change: 'paid', payment: after, journal }], orders };
}

/**
 * The provider rejects the invoice for good, e.g. its address: the payer pays otherwise.
 * @param number of the invoice
 * @param payBy until when a purchase waits for it; null for what is not bought
 */
export function invoiceRejected(
  payment: Payment,
  number: string,
  payBy: number | null,
  now: number,
): IntentDecision {
  const { invoice, status } = payment;
  const isCurrent = invoice?.state === 'asked' && String(invoice.number) === number;
  if (!isCurrent || !isOpen(status) || payment.paidAt !== null) return NOTHING;
  const to = {
    ...({ status: isByInvoice(status) ? 'invoice_payment_failed' : 'payment_failed' } as const),
    ...{ error: 'invoice_rejected', invoice: { ...invoice, state: 'rejected' as const }, payBy },
  };
  return { outcomes: [{ change: 'failed', payment: changePayment(payment, to, now) }], orders: [] };
}

/**
 * Handles an invoice that was not paid by its date. A purchase is void. A loan or a continuing plan goes on, and its
 * invoice stays payable.
 * @param isPurchase true if nothing was delivered yet
 */
export function overdue(payment: Payment, isPurchase: boolean, now: number): PaymentOutcome | undefined {
  const { status, invoice, error } = payment;
  const isDue = invoice !== null && invoice.dueAt !== null && invoice.dueAt <= now;
  if (!isDue || !isOpen(status) || payment.paidAt !== null || error === INVOICE_OVERDUE) return undefined;
  if (isPurchase) return { change: 'lapsed', payment: changePayment(payment, { status: 'canceled' }, now) };
  const to = { status: 'invoice_payment_failed', error: INVOICE_OVERDUE } as const;
  return { change: 'failed', payment: changePayment(payment, to, now) };
}
