import { INVOICE_DAYS } from '@kashikari/kernel';
import type Stripe from 'stripe';
import type { Intent, Invoice, InvoiceOrder } from '../app/ports';

/** Fields that every response about an invoice expands. */
export const WITH_PAYMENTS = ['payments'];

const BY_CARD_OR_TRANSFER = {
  payment_method_types: ['card', 'customer_balance'],
  payment_method_options: {
    customer_balance: { funding_type: 'bank_transfer', bank_transfer: { type: 'jp_bank_transfer' } },
  },
} as const satisfies Stripe.InvoiceCreateParams['payment_settings'];

/** An invoice without lines. It is finalized and mailed by calls of ours, not by the provider's clock. */
export const draftOf = ({ attemptId, paymentId, customerId }: InvoiceOrder): Stripe.InvoiceCreateParams => ({
  ...{ customer: customerId, currency: 'jpy', auto_advance: false },
  ...{ collection_method: 'send_invoice', days_until_due: INVOICE_DAYS },
  ...{ pending_invoice_items_behavior: 'exclude', payment_settings: BY_CARD_OR_TRANSFER },
  metadata: { attempt_id: attemptId, payment_id: paymentId },
});

/** The id of an invoice's payment; null while it is a draft. */
export function intentIdOf({ payments }: Stripe.Invoice): string | null {
  const rows = payments?.data ?? [];
  const used =
    rows.find(({ status }) => status === 'paid') ?? rows.find(({ is_default: is }) => is) ?? rows[0];
  const intent = used?.payment.payment_intent;
  return (typeof intent === 'string' ? intent : intent?.id) ?? null;
}

/** An invoice with its payment. */
export function toInvoice(
  invoice: Stripe.Invoice,
  intent: (Intent & { readonly waitsForTransfer: boolean }) | undefined,
): Invoice {
  return {
    ...{ id: invoice.id, amount: invoice.amount_due, url: invoice.hosted_invoice_url ?? '' },
    status: statusOf(invoice, intent),
    intentId: intent?.id ?? null,
    paidAt: milliseconds(invoice.status_transitions.paid_at),
    card: intent?.card ?? null,
    error: intent?.error ?? null,
    attemptId: invoice.metadata?.attempt_id ?? null,
  };
}

/** Statuses that the payment says nothing more about. */
const OVER: Readonly<Record<string, Invoice['status']>> = {
  draft: 'draft',
  paid: 'paid',
  void: 'void',
  uncollectible: 'void',
};

function statusOf(
  { id, status }: Stripe.Invoice,
  intent: (Intent & { readonly waitsForTransfer: boolean }) | undefined,
): Invoice['status'] {
  const over = status === null ? undefined : OVER[status];
  if (over) return over;
  if (status !== 'open') throw new Error(`The invoice ${id} has the unknown status ${status}`);
  // The payer has chosen a bank transfer, and the money is on its way.
  if (intent?.status === 'requires_action' && !intent.waitsForTransfer) return 'requires_action';
  return intent?.status === 'unpaid' && intent.error !== null ? 'failed' : 'open';
}

const milliseconds = (seconds: number | null | undefined): number | null => (seconds ? seconds * 1000 : null);
