import { leftOf, type Payment, type PaymentCard, type PaymentOutcome } from './payment';
import type { PaymentInvoice } from './invoices/payment-invoice';

/** An order to the provider for a payment. Orders with the same kind and subject are executed once. */
export type ProviderOrder =
  | { readonly kind: 'capture'; readonly subject: string; readonly intentId: string; readonly amount: number }
  | { readonly kind: 'release'; readonly subject: string; readonly intentId: string }
  | { readonly kind: 'refund'; readonly subject: string; readonly intentId: string; readonly amount: number }
  | { readonly kind: 'charge'; readonly subject: string; readonly cardId: string; readonly amount: number }
  | {
      readonly kind: 'invoice';
      readonly subject: string;
      readonly amount: number;
      readonly description: string;
    }
  | { readonly kind: 'void'; readonly subject: string; readonly invoiceId: string };

/** State of an intent at the provider; amounts in yen. */
export interface IntentState {
  readonly id: string;
  readonly status:
    'unpaid' | 'requires_action' | 'processing' | 'requires_capture' | 'succeeded' | 'canceled';
  readonly amount: number;
  /** Yen that were captured. */
  readonly captured: number;
  /** End of a hold, epoch milliseconds; null if there is no hold. */
  readonly captureBefore: number | null;
  readonly card: PaymentCard | null;
  /** The card that can be charged again; null if it isn't kept. */
  readonly keptCardId: string | null;
  /** The provider's code of the last refusal; null for none. */
  readonly error: string | null;
}

/** State of an invoice at the provider; amounts in yen, times epoch milliseconds. */
export interface InvoiceState {
  readonly id: string;
  readonly status: 'draft' | 'open' | 'failed' | 'requires_action' | 'paid' | 'void';
  readonly amount: number;
  /** Its payment, once it was finalized. */
  readonly intentId: string | null;
  readonly url: string;
  readonly paidAt: number | null;
  readonly card: PaymentCard | null;
  /** The provider's code of the last refusal of a card; null for none. */
  readonly error: string | null;
}

/** Returns true if the payment is paid by its intent. */
export const isPaidByCard = ({ settlement, method, paidAt, status }: Payment): boolean =>
  settlement === 'card' && method === null && paidAt !== null && status !== 'canceled';

/** Returns the orders to the provider that follow from a change of a payment. */
export function ordersOf(before: Payment | undefined, { payment, refund }: PaymentOutcome): ProviderOrder[] {
  const { intentId, status, settlement, method, capturedAt, invoice } = payment;
  const isOver = status === 'canceled' && before?.status !== 'canceled';
  const isByHand = method !== null && before?.method === null;
  if ((isOver || isByHand) && invoice?.id) return [voidOrder(invoice.id)];
  if (invoice && invoice.number !== before?.invoice?.number) return invoiceOrders(before, payment, invoice);
  if (intentId === null) return [];
  if (isOver || isByHand) return [release(intentId)];
  if (!refund || refund.amount === 0 || settlement !== 'card' || method !== null || capturedAt === null)
    return [];
  return [{ kind: 'refund', subject: refund.source, intentId, amount: refund.amount }];
}

/** A hold whose time has come is charged, as far as the payer still owes it. */
export const captureOrder = (payment: Payment): ProviderOrder => {
  const intentId = payment.intentId ?? '';
  return { kind: 'capture', subject: intentId, intentId, amount: leftOf(payment) };
};

/** Money at the provider that no payment counts goes back to whom it belongs. */
export function strayOrders({ id, status, captured }: IntentState): ProviderOrder[] {
  if (status === 'canceled') return [];
  if (status !== 'succeeded') return [release(id)];
  return captured > 0 ? [{ kind: 'refund', subject: `stray:${id}`, intentId: id, amount: captured }] : [];
}

/** A new invoice replaces the card in hand, or the invoice before. */
function invoiceOrders(
  before: Payment | undefined,
  { intentId, amount }: Payment,
  { number, description }: PaymentInvoice,
): ProviderOrder[] {
  const card = before?.intentId ?? null;
  return [
    ...(card !== null && intentId === null ? [release(card)] : []),
    ...(before?.invoice?.id ? [voidOrder(before.invoice.id)] : []),
    { kind: 'invoice', subject: String(number), amount, description },
  ];
}

export const voidOrder = (invoiceId: string): ProviderOrder => ({
  kind: 'void',
  subject: invoiceId,
  invoiceId,
});

const release = (intentId: string): ProviderOrder => ({ kind: 'release', subject: intentId, intentId });
