import type Stripe from 'stripe';
import type { AccountData } from './account-data';
import { recordCharge } from './balance';
import { addCharge } from './charges';
import { confirm } from './confirmation';
import { ApiError, rejected } from './errors';
import { newId } from './ids';
import { resolvePaymentMethod } from './payment-methods';
import type { Sandbox } from './sandbox';

/** The error of an operation that the status of an invoice does not allow. */
export const invoiceState = (why: string) => rejected(why, { code: 'invoice_not_editable' });

/** The payment intent of a finalized invoice. */
export function intentOf(data: AccountData, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  const id = invoice.payments?.data[0]?.payment.payment_intent as string;
  return data.find<Stripe.PaymentIntent>('payment_intent', id);
}

/** The invoice that a payment intent was made for. */
const invoiceOf = (data: AccountData, intentId: string): Stripe.Invoice | undefined =>
  data
    .all<Stripe.Invoice>('invoice')
    .find(({ payments }) => payments?.data[0]?.payment.payment_intent === intentId);

/** The customer pays on the invoice's page by card; a decline is an answer. */
export function payInvoice(
  sandbox: Sandbox,
  data: AccountData,
  invoice: Stripe.Invoice,
  card: string,
): Stripe.Invoice {
  if (invoice.status !== 'open') throw invoiceState(`Invoice is already ${invoice.status}`);
  const intent = intentOf(data, invoice);
  const method = resolvePaymentMethod(sandbox, data, card);
  intent.payment_method = method.id;
  intent.status = 'requires_confirmation';
  try {
    confirm(sandbox, data, intent, { use_stripe_sdk: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  return followIntent(sandbox, data, intent) ?? invoice;
}

/** The customer's bank transfer arrives. */
export function transferToInvoice(
  sandbox: Sandbox,
  data: AccountData,
  invoice: Stripe.Invoice,
): Stripe.Invoice {
  if (invoice.status !== 'open') throw invoiceState(`Invoice is already ${invoice.status}`);
  const intent = intentOf(data, invoice);
  const method = bankTransfer(data, intent, sandbox.clock.now());
  intent.payment_method = method.id;
  const charge = addCharge(sandbox, data, intent, method);
  Object.assign(charge, { captured: true, amount_captured: charge.amount });
  charge.payment_method_details = { type: 'customer_balance', customer_balance: {} };
  charge.balance_transaction = recordCharge(sandbox, data, charge, true).id;
  const { amount } = intent;
  Object.assign(intent, { status: 'succeeded', latest_charge: charge.id, amount_received: amount });
  sandbox.emit(data, 'charge.succeeded', charge);
  sandbox.emit(data, 'payment_intent.succeeded', intent);
  return followIntent(sandbox, data, intent) ?? invoice;
}

/** Creates the payment method that represents a bank transfer at the provider: money of the customer's balance. */
function bankTransfer(
  data: AccountData,
  { customer }: Stripe.PaymentIntent,
  created: number,
): Stripe.PaymentMethod {
  const billing_details = { address: null, email: null, name: null, phone: null, tax_id: null };
  return data.add({
    ...{ id: newId('pm'), object: 'payment_method', type: 'customer_balance', customer_balance: {} },
    ...{ billing_details, created, customer, livemode: false, metadata: {} },
  } as unknown as Stripe.PaymentMethod);
}

/** Updates an invoice after its payment intent; ignores intents without an invoice. */
export function followIntent(
  sandbox: Sandbox,
  data: AccountData,
  intent: Stripe.PaymentIntent,
): Stripe.Invoice | undefined {
  const invoice = invoiceOf(data, intent.id);
  if (invoice?.status !== 'open') return invoice;
  if (intent.status === 'succeeded') {
    Object.assign(invoice, { status: 'paid', amount_paid: intent.amount, amount_remaining: 0 });
    invoice.status_transitions.paid_at = sandbox.clock.now();
    for (const row of invoice.payments?.data ?? []) row.status = 'paid';
    sandbox.emit(data, 'invoice.paid', invoice);
    sandbox.emit(data, 'invoice.payment_succeeded', invoice);
  } else if (intent.status === 'requires_action')
    sandbox.emit(data, 'invoice.payment_action_required', invoice);
  else if (intent.last_payment_error) sandbox.emit(data, 'invoice.payment_failed', invoice);
  return invoice;
}

/** The row that links an invoice with its payment intent. */
export const paymentOf = (invoice: Stripe.Invoice, intent: string, created: number) =>
  ({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  }) as Stripe.InvoicePayment;
