import type Stripe from 'stripe';
import { externalTool } from '../jest/external-tool';
import { DAY } from './double/clock';
import type { Spec, Specs } from './double/params';
import type { Route } from './double/route';
import { ROUTES } from './double/routes';
import { customerWith, errorOf, pay, startProvider } from './provider';

const { startStripeMock } = require('../../scripts/tools/stripe-mock.cjs') as {
  startStripeMock(): Promise<{ readonly url: string; stop(): Promise<void> }>;
};

const tool = externalTool('stripe-mock');
const withMock = tool.missing ? describe.skip : describe;

/** Parameters that the SDK's API version (2026-10-28) has and stripe-mock's (2026-08-26) lacks. */
const NEWER = new Set(['POST /v1/checkout/sessions allowed_payment_method_types']);

/** Returns true for parameters that stripe-mock can check by a made-up value; it expands objects itself. */
const isKnown = ({ method, pattern }: Route, name: string) =>
  name !== 'expand' && !NEWER.has(`${method} ${pattern} ${name}`);

const JPY = { amount: 5000, currency: 'jpy' };

/** A value of a parameter's type. */
function sample(spec: Spec): unknown {
  if (spec === 'map') return { key: 'value' };
  if (spec === 'range') return { gte: 1, lt: 2 };
  if (typeof spec === 'string') {
    if (spec.startsWith('integer')) return 1;
    return spec.startsWith('boolean') ? true : 'text';
  }
  if (Array.isArray(spec)) return (spec as readonly string[])[0];
  if ('list' in spec) return [sample(spec.list)];
  return samples((spec as { fields: Specs }).fields);
}

const samples = (specs: Specs) =>
  Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, sample(spec)]));

function encode(value: unknown, name: string, form: URLSearchParams): void {
  if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) encode(inner, `${name}[${key}]`, form);
  else form.append(name, String(value));
}

withMock(`the provider's OpenAPI document (stripe-mock)${tool.suffix}`, () => {
  let mock: Awaited<ReturnType<typeof startStripeMock>>;
  beforeAll(async () => {
    mock = await startStripeMock();
  });
  afterAll(() => mock?.stop());

  async function ask({ method, pattern }: Route, params: Readonly<Record<string, unknown>>): Promise<string> {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(params)) encode(value, name, form);
    const address = mock.url + pattern.replaceAll(/:\w+/g, 'id_1');
    const answer = await fetch(method === 'GET' ? `${address}?${form}` : address, {
      method,
      headers: { authorization: 'Bearer sk_test_123' },
      ...(method === 'POST' && { body: form }),
    });
    return answer.ok ? '' : `${method} ${pattern}: ${await answer.text()}`;
  }

  test('has every route of the double with every parameter', async () => {
    const complaints = [];
    for (const route of ROUTES) {
      const entries = Object.entries(samples(route.specs));
      const known = entries.filter(([name]) => isKnown(route, name));
      complaints.push(await ask(route, Object.fromEntries(known)));
    }
    expect(complaints.filter(Boolean)).toEqual([]);
    expect(complaints.length).toBeGreaterThan(50);
  });

  test('accepts every request of a payment’s life, which calls every route of the double', async () => {
    const { stripe, control, received, close } = await startProvider(mock.url);
    await walk(stripe, control);
    await control.idle();
    const disagreements = await control.disagreements();
    const called = control.requests().filter(({ status }) => status === 200);
    await close();
    expect(disagreements).toEqual([]);
    const uncalled = ROUTES.filter(
      (route) => !called.some(({ method, path }) => method === route.method && route.match(path)),
    );
    expect(uncalled.map(({ method, pattern }) => `${method} ${pattern}`)).toEqual([]);
    expect(received.length).toBeGreaterThan(40);
  });

  test('a request that it rejects is reported', async () => {
    const { stripe, control, double, close } = await startProvider(mock.url);
    await stripe.checkout.sessions.create({
      mode: 'setup',
      allowed_payment_method_types: ['card'],
      success_url: `${double.url}/done`,
    });
    expect(await control.disagreements()).toEqual([
      expect.stringMatching(/^POST \/v1\/checkout\/sessions .*: 400 .*additional properties are not allowed/),
    ]);
    await close();
  });
});

type Control = Awaited<ReturnType<typeof startProvider>>['control'];

/** Calls every route of the double at least once with success. */
async function walk(stripe: Stripe, control: Control): Promise<void> {
  await walkCustomers(stripe);
  await walkSetups(stripe, control);
  await walkPayments(stripe, control);
  await walkInvoices(stripe);
  await walkAccounts(stripe, control);
  const [event] = (await stripe.events.list({ types: ['charge.*'] })).data;
  await stripe.events.retrieve(event?.id ?? '');
}

async function walkCustomers(stripe: Stripe): Promise<void> {
  const card = await customerWith(stripe, 'pm_card_visa');
  await stripe.customers.update(card.customer, {
    name: '湊',
    metadata: { user_id: 'u' },
    invoice_settings: { default_payment_method: card.payment_method },
  });
  await stripe.customers.retrieve(card.customer);
  await stripe.customers.list({ email: 'misaki@example.com' });
  await stripe.customers.listPaymentMethods(card.customer, { type: 'card' });
  await stripe.customers.retrievePaymentMethod(card.customer, card.payment_method);
  await stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } });
  await stripe.paymentMethods.list({ customer: card.customer, type: 'card' });
  await stripe.paymentMethods.retrieve(card.payment_method);
  await stripe.paymentMethods.update(card.payment_method, { metadata: { seen: '1' } });
  await stripe.paymentMethods.detach(card.payment_method);
  await stripe.customers.del(card.customer);
}

async function walkSetups(stripe: Stripe, control: Control): Promise<void> {
  const { id: customer } = await stripe.customers.create();
  const setup = await stripe.setupIntents.create({ customer, allowed_payment_method_types: ['card'] });
  await stripe.setupIntents.update(setup.id, { payment_method: 'pm_card_authenticationRequired' });
  await stripe.setupIntents.confirm(setup.id, { use_stripe_sdk: true });
  control.authenticate(setup.id, true);
  await stripe.setupIntents.retrieve(setup.id);
  await stripe.setupIntents.cancel((await stripe.setupIntents.create({ customer })).id);
  await stripe.setupIntents.list({ customer });
  const session = await stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'jpy',
    customer,
    success_url: 'https://kashikari.example/done',
    setup_intent_data: { metadata: { user_id: 'u' } },
  });
  await stripe.checkout.sessions.list({ customer });
  await stripe.checkout.sessions.expire(session.id);
  await stripe.checkout.sessions.retrieve(session.id, { expand: ['setup_intent'] });
}

async function walkInvoices(stripe: Stripe): Promise<void> {
  const { id: customer } = await stripe.customers.create({ email: 'kaikei@example.com' });
  const { id } = await stripe.invoices.create({
    ...{ customer, currency: 'jpy', auto_advance: false, pending_invoice_items_behavior: 'exclude' },
    ...{ collection_method: 'send_invoice', days_until_due: 30, metadata: { attempt_id: 'i' } },
    payment_settings: {
      payment_method_types: ['card', 'customer_balance'],
      payment_method_options: {
        customer_balance: { funding_type: 'bank_transfer', bank_transfer: { type: 'jp_bank_transfer' } },
      },
    },
  });
  await stripe.invoiceItems.create({ customer, invoice: id, ...JPY, description: 'テント' });
  await stripe.invoices.update(id, { metadata: { seen: '1' } });
  await stripe.invoices.finalizeInvoice(id, { auto_advance: false });
  await stripe.invoices.sendInvoice(id);
  await stripe.invoices.retrieve(id, { expand: ['payments'] });
  await stripe.invoices.search({ query: "metadata['attempt_id']:'i'", limit: 1 });
  await stripe.invoices.voidInvoice(id);
}

async function walkPayments(stripe: Stripe, control: Control): Promise<void> {
  const card = await customerWith(stripe, 'pm_card_amex');
  const held = await pay(stripe, {
    ...card,
    capture_method: 'manual',
    setup_future_usage: 'off_session',
    metadata: { attempt_id: 'a' },
    expand: ['latest_charge.balance_transaction', 'payment_method'],
  });
  await stripe.paymentIntents.update(held.id, { metadata: { booking_id: 'b' } });
  await stripe.paymentIntents.search({ query: "metadata['attempt_id']:'a'", limit: 5 });
  await stripe.paymentIntents.capture(held.id, { amount_to_capture: 4000 });
  await stripe.paymentIntents.retrieve(held.id, { expand: ['latest_charge'] });
  await stripe.paymentIntents.list({ customer: card.customer, created: { gte: control.now() } });
  await errorOf(pay(stripe, { payment_method: 'pm_card_chargeDeclined' }));
  const late = await stripe.paymentIntents.create(JPY);
  await stripe.paymentIntents.confirm(late.id, { payment_method: 'pm_card_visa', use_stripe_sdk: true });
  await stripe.paymentIntents.cancel((await stripe.paymentIntents.create(JPY)).id);
  const [charge] = (await stripe.charges.list({ payment_intent: held.id })).data;
  await stripe.charges.retrieve(charge?.id ?? '');
  await stripe.charges.update(charge?.id ?? '', { metadata: { seen: '1' } });
  const refund = await stripe.refunds.create({
    payment_intent: held.id,
    amount: 100,
    reason: 'requested_by_customer',
    metadata: { source: 'cancel:2' },
  });
  await stripe.refunds.retrieve(refund.id);
  await stripe.refunds.update(refund.id, { metadata: { seen: '1' } });
  await stripe.refunds.list({ charge: charge?.id ?? '' });
  await walkDisputes(stripe, control, charge?.id ?? '');
}

async function walkDisputes(stripe: Stripe, control: Control, charge: string): Promise<void> {
  const { id } = control.openDispute(charge);
  await stripe.disputes.list({ charge });
  await stripe.disputes.update(id, { evidence: { uncategorized_text: 'Returned on time.' } });
  await stripe.disputes.close(id);
  await stripe.disputes.retrieve(id);
  const { data } = await stripe.balanceTransactions.list({ source: id, created: { gte: 0 } });
  await stripe.balanceTransactions.retrieve(data[0]?.id ?? '');
}

async function walkAccounts(stripe: Stripe, control: Control): Promise<void> {
  const { id: account } = await stripe.accounts.create({
    type: 'express',
    country: 'JP',
    email: 'himawari@example.com',
    capabilities: { transfers: { requested: true } },
    settings: { payouts: { schedule: { interval: 'manual' } } },
  });
  await stripe.accounts.update(account, { metadata: { user_id: 'u' } });
  await stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    refresh_url: 'https://kashikari.example/again',
    return_url: 'https://kashikari.example/done',
  });
  control.completeOnboarding(account);
  await stripe.accounts.createLoginLink(account);
  await stripe.accounts.list({ limit: 1 });
  await stripe.accounts.retrieve(account);
  const options = { stripeAccount: account };
  await stripe.accounts.retrieveCurrent({}, options);
  const { latest_charge: source } = await pay(stripe);
  const transfer = { currency: 'jpy', destination: account, source_transaction: source as string };
  const { id } = await stripe.transfers.create({ ...transfer, amount: 4500 });
  await stripe.transfers.update(id, { metadata: { payout_id: 'p' } });
  await stripe.transfers.retrieve(id);
  await stripe.transfers.list({ destination: account });
  control.advance(4 * DAY);
  await stripe.balance.retrieve({}, options);
  const first = await stripe.payouts.create({ amount: 1000, currency: 'jpy' }, options);
  await stripe.payouts.update(first.id, { metadata: { payout_id: 'p' } }, options);
  await stripe.payouts.cancel(first.id, {}, options);
  await stripe.payouts.retrieve(first.id, {}, options);
  await stripe.payouts.list({ status: 'canceled' }, options);
}
