import type Stripe from 'stripe';
import type { AccountData } from './account-data';
import { DAY } from './clock';
import { badParameter } from './errors';
import { newId } from './ids';
import { intentOf, invoiceState, paymentOf } from './invoice-state';
import { mergeMetadata } from './metadata';
import { emptyIntent } from './payment-intents';
import { route, type Call, type Route } from './route';
import { searchPage } from './search';

const TYPES = ['card', 'customer_balance'] as const;

const CREATE = {
  customer: 'string',
  currency: 'string',
  auto_advance: 'boolean',
  collection_method: ['charge_automatically', 'send_invoice'],
  days_until_due: 'integer',
  description: 'string',
  footer: 'string',
  metadata: 'map',
  pending_invoice_items_behavior: ['exclude', 'include'],
  payment_settings: {
    fields: {
      payment_method_types: { list: TYPES },
      payment_method_options: {
        fields: {
          customer_balance: {
            fields: {
              funding_type: 'string',
              bank_transfer: { fields: { type: 'string' } },
            },
          },
        },
      },
    },
  },
} as const;

const ITEM = {
  customer: 'string',
  invoice: 'string',
  amount: 'integer',
  currency: 'string',
  description: 'string',
  metadata: 'map',
} as const;

const find = ({ data, path }: Pick<Call, 'data' | 'path'>) =>
  data.find<Stripe.Invoice>('invoice', path.id ?? '');

function create({ sandbox, data, params }: Call<typeof CREATE>): Stripe.Invoice {
  const { customer, days_until_due: days, collection_method: how = 'charge_automatically' } = params;
  const owner = data.find<Stripe.Customer>('customer', customer ?? '', 'customer');
  if (how === 'send_invoice' && days === undefined)
    throw badParameter('days_until_due', "You must pass `days_until_due` or `due_date` for 'send_invoice'.");
  const created = sandbox.clock.now();
  const id = newId('in');
  const invoice = data.add({
    ...{ id, object: 'invoice', status: 'draft', livemode: false, created, number: null },
    ...{ customer: owner.id, customer_email: owner.email, customer_name: owner.name },
    ...{ currency: params.currency ?? 'jpy', collection_method: how, auto_advance: params.auto_advance },
    ...{ description: params.description ?? null, footer: params.footer ?? null },
    ...{ amount_due: 0, amount_paid: 0, amount_remaining: 0, subtotal: 0, total: 0 },
    due_date: days === undefined ? null : created + days * DAY,
    ...{ hosted_invoice_url: null, invoice_pdf: null, metadata: params.metadata ?? {} },
    payment_settings: params.payment_settings ?? {},
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
    payments: { object: 'list', data: [], has_more: false, url: '/v1/invoice_payments' },
    status_transitions: {
      ...{ finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    },
  } as unknown as Stripe.Invoice);
  sandbox.emit(data, 'invoice.created', invoice);
  return invoice;
}

function addItem({ sandbox, data, params }: Call<typeof ITEM>): Stripe.InvoiceItem {
  const { amount = 0, currency = 'jpy', description = null, metadata = {} } = params;
  const invoice = data.find<Stripe.Invoice>('invoice', params.invoice ?? '', 'invoice');
  if (invoice.status !== 'draft') throw invoiceState('You can only add items to draft invoices.');
  if (params.customer !== invoice.customer)
    throw badParameter('customer', 'The customer is not that of the invoice.');
  const item = data.add({
    ...{ id: newId('ii'), object: 'invoiceitem', date: sandbox.clock.now(), amount, currency },
    ...{ customer: invoice.customer, invoice: invoice.id, description, metadata, livemode: false },
  } as unknown as Stripe.InvoiceItem);
  invoice.lines.data.push({
    ...{ id: newId('il'), object: 'line_item', amount, currency, description, invoice: invoice.id },
    metadata,
  } as Stripe.InvoiceLineItem);
  const total = invoice.total + amount;
  Object.assign(invoice, { subtotal: total, total, amount_due: total, amount_remaining: total });
  return item;
}

function finalize(call: Call<{ auto_advance: 'boolean' }>): Stripe.Invoice {
  const { sandbox, data } = call;
  const invoice = find(call);
  if (invoice.status !== 'draft') throw invoiceState('This invoice is already finalized.');
  const created = sandbox.clock.now();
  const intent = data.add(emptyIntent(newId('pi'), invoice.amount_due, invoice.currency, created));
  Object.assign(intent, { customer: invoice.customer, payment_method_types: TYPES });
  intent.capture_method = 'automatic';
  invoice.payments?.data.push(paymentOf(invoice, intent.id, created));
  const hosted_invoice_url = `${sandbox.url}/invoice/${invoice.id}`;
  Object.assign(invoice, { status: 'open', number: newId('F', 8), hosted_invoice_url });
  invoice.status_transitions.finalized_at = created;
  sandbox.emit(data, 'payment_intent.created', intent);
  sandbox.emit(data, 'invoice.finalized', invoice);
  const due = invoice.due_date;
  if (due) sandbox.schedule(due, () => overdue(call, invoice));
  return invoice;
}

function overdue({ sandbox, data }: Pick<Call, 'sandbox' | 'data'>, invoice: Stripe.Invoice): void {
  if (invoice.status === 'open') sandbox.emit(data, 'invoice.overdue', invoice);
}

/** Mails the invoice to the customer. */
function send(call: Call): Stripe.Invoice {
  const { sandbox, data } = call;
  const invoice = find(call);
  if (invoice.status === 'draft') finalize(call as Parameters<typeof finalize>[0]);
  if (invoice.status !== 'open') throw invoiceState(`Invoice is already ${invoice.status}.`);
  const owner = data.find<Stripe.Customer>('customer', invoice.customer as string);
  if (!owner.email || sandbox.rejectedEmails.has(owner.email))
    throw badParameter(
      'customer',
      "The customer associated with this invoice doesn't have an email address.",
    );
  sandbox.emit(data, 'invoice.sent', invoice);
  return invoice;
}

function voidInvoice(call: Call): Stripe.Invoice {
  const { sandbox, data } = call;
  const invoice = find(call);
  if (invoice.status !== 'open')
    throw invoiceState(`You can only pass in open invoices. This invoice isn't open: ${invoice.status}.`);
  invoice.status = 'void';
  invoice.status_transitions.voided_at = sandbox.clock.now();
  cancelIntent(data, invoice);
  sandbox.emit(data, 'invoice.voided', invoice);
  return invoice;
}

function cancelIntent(data: AccountData, invoice: Stripe.Invoice): void {
  const intent = intentOf(data, invoice);
  Object.assign(intent, { status: 'canceled', next_action: null, cancellation_reason: 'void_invoice' });
}

const UPDATE = { description: 'string', metadata: 'map' } as const;

export const INVOICE_ROUTES: readonly Route[] = [
  route('GET', '/v1/invoices/search', { query: 'string!', limit: 'integer', page: 'string' }, (call) =>
    searchPage(call.sandbox, call.data.all<Stripe.Invoice>('invoice'), call.params, '/v1/invoices/search'),
  ),
  route('POST', '/v1/invoices', CREATE, create),
  route('GET', '/v1/invoices/:id', {}, find),
  route('POST', '/v1/invoices/:id', UPDATE, (call) => {
    const invoice = find(call);
    invoice.metadata = mergeMetadata(invoice.metadata ?? {}, call.params.metadata);
    if (call.params.description !== undefined) invoice.description = call.params.description || null;
    return invoice;
  }),
  route('POST', '/v1/invoices/:id/finalize', { auto_advance: 'boolean' }, finalize),
  route('POST', '/v1/invoices/:id/send', {}, send),
  route('POST', '/v1/invoices/:id/void', {}, voidInvoice),
  route('POST', '/v1/invoiceitems', ITEM, addItem),
];
