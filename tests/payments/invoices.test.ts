import type Stripe from 'stripe';
import { errorOf, startProvider, type Provider } from './provider';

let provider: Provider;
let stripe: Stripe;
beforeAll(async () => {
  provider = await startProvider();
  ({ stripe } = provider);
});
afterAll(() => provider.close());

/** An invoice over 5,000 yen that was sent. */
async function sent(): Promise<Stripe.Invoice> {
  const { id: customer } = await stripe.customers.create({ email: 'kaikei@example.jp', name: '会計' });
  const { id } = await stripe.invoices.create({
    ...{ customer, currency: 'jpy', collection_method: 'send_invoice', days_until_due: 30 },
    metadata: { attempt_id: customer },
  });
  await stripe.invoiceItems.create({ customer, invoice: id, amount: 5_000, currency: 'jpy' });
  await stripe.invoices.finalizeInvoice(id, { auto_advance: false });
  return stripe.invoices.sendInvoice(id);
}

const eventsOf = async (id: string) => {
  await provider.control.idle();
  return provider.received
    .filter(({ data }) => (data.object as { id?: string }).id === id)
    .map(({ type }) => type);
};

const find = (id: string) =>
  stripe.invoices.retrieve(id, { expand: ['payments.data.payment.payment_intent'] });

const intentOf = (invoice: Stripe.Invoice) =>
  invoice.payments!.data[0]!.payment.payment_intent as Stripe.PaymentIntent;

test('an invoice is sent with a page and a date, and paid there by card', async () => {
  const invoice = await sent();
  expect([invoice.status, invoice.amount_due, invoice.due_date! - invoice.created]).toEqual([
    ...['open', 5_000],
    30 * 86_400,
  ]);
  provider.control.payInvoice(invoice.id);
  const paid = await find(invoice.id);
  expect([paid.status, intentOf(paid).amount_received]).toEqual(['paid', 5_000]);
  expect((await eventsOf(invoice.id)).toSorted()).toEqual([
    ...['invoice.created', 'invoice.finalized', 'invoice.paid', 'invoice.payment_succeeded'],
    'invoice.sent',
  ]);
});

test('a declined card leaves it open, and a bank transfer pays it', async () => {
  const { id } = await sent();
  provider.control.payInvoice(id, 'pm_card_chargeDeclined');
  const open = await find(id);
  expect([open.status, intentOf(open).last_payment_error?.code]).toEqual(['open', 'card_declined']);
  provider.control.transferToInvoice(id);
  const paid = await find(id);
  const charge = await stripe.charges.retrieve(intentOf(paid).latest_charge as string);
  expect([paid.status, charge.payment_method_details?.type]).toEqual(['paid', 'customer_balance']);
  expect(await eventsOf(id)).toContain('invoice.payment_failed');
});

test('a card with 3D Secure pays it once the payer has confirmed', async () => {
  const { id } = await sent();
  provider.control.payInvoice(id, 'pm_card_threeDSecure2Required');
  const waiting = await find(id);
  expect([waiting.status, intentOf(waiting).status]).toEqual(['open', 'requires_action']);
  provider.control.authenticate(intentOf(waiting).id, true);
  expect((await find(id)).status).toBe('paid');
  expect(await eventsOf(id)).toContain('invoice.payment_action_required');
});

test('an open invoice is voided, a paid one is not, and 30 days later it is overdue', async () => {
  const [paid, open, late] = [await sent(), await sent(), await sent()];
  provider.control.payInvoice(paid.id);
  expect((await errorOf(stripe.invoices.voidInvoice(paid.id))).statusCode).toBe(400);
  const ended = await stripe.invoices.voidInvoice(open.id);
  expect([ended.status, (await errorOf(stripe.invoices.sendInvoice(open.id))).statusCode]).toEqual([
    'void',
    400,
  ]);
  provider.control.advance(31 * 86_400);
  expect(await eventsOf(late.id)).toContain('invoice.overdue');
  expect(await eventsOf(open.id)).not.toContain('invoice.overdue');
  const { data } = await stripe.invoices.search({
    query: `metadata['attempt_id']:'${late.customer as string}'`,
  });
  expect(data.map(({ id }) => id)).toEqual([late.id]);
});

test('the page of an invoice shows it and takes a card or a transfer', async () => {
  const { id, hosted_invoice_url: url } = await sent();
  const page = await (await fetch(url!, { headers: { 'accept-language': 'en' } })).text();
  expect(page).toContain('¥5,000');
  const post = (form: Record<string, string>) =>
    fetch(url!, { method: 'POST', body: new URLSearchParams(form), headers: { 'accept-language': 'en' } });
  const declined = await (await post({ number: '4000000000000002', expiry: '12/30' })).text();
  expect(declined).toContain('This card was not accepted.');
  expect(await (await post({ outcome: 'transfer' })).text()).toContain('This invoice is paid.');
  expect((await find(id)).status).toBe('paid');
});
