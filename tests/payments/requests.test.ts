import Stripe from 'stripe';
import { HOUR } from './double/clock';
import { errorOf, pay, startProvider, type Provider } from './provider';

let provider: Provider;
let stripe: Stripe;
beforeEach(async () => {
  provider = await startProvider();
  ({ stripe } = provider);
});
afterEach(() => provider.close());

const NEW = { amount: 5000, currency: 'jpy', allowed_payment_method_types: ['card' as const] };
const isReplay = (answer: { lastResponse: { headers: Record<string, string> } }) =>
  answer.lastResponse.headers['idempotent-replayed'] === 'true';

test('a key with the same body replays the answer, and is refused with another body', async () => {
  const once = await stripe.paymentIntents.create(NEW, { idempotencyKey: 'k' });
  const twice = await stripe.paymentIntents.create(NEW, { idempotencyKey: 'k' });
  expect([once, twice].map(isReplay)).toEqual([false, true]);
  expect(twice).toEqual(once);
  const other = await errorOf(
    stripe.paymentIntents.create({ ...NEW, amount: 5001 }, { idempotencyKey: 'k' }),
  );
  expect(other).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

test('a key is forgotten after 24 hours', async () => {
  const once = await stripe.paymentIntents.create(NEW, { idempotencyKey: 'k' });
  provider.control.advance(24 * HOUR - 1);
  expect((await stripe.paymentIntents.create(NEW, { idempotencyKey: 'k' })).id).toBe(once.id);
  provider.control.advance(1);
  expect((await stripe.paymentIntents.create(NEW, { idempotencyKey: 'k' })).id).not.toBe(once.id);
});

test('a decline is replayed, an invalid request is not stored', async () => {
  const declined = { ...NEW, payment_method: 'pm_card_chargeDeclined', confirm: true };
  const errors = [
    await errorOf(stripe.paymentIntents.create(declined, { idempotencyKey: 'k' })),
    await errorOf(stripe.paymentIntents.create(declined, { idempotencyKey: 'k' })),
  ];
  expect(errors[1]?.payment_intent).toEqual(errors[0]?.payment_intent);
  const wrong = { ...NEW, amount: 1.5 };
  expect((await errorOf(stripe.paymentIntents.create(wrong, { idempotencyKey: 'i' }))).code).toBe(
    'parameter_invalid_integer',
  );
  expect((await stripe.paymentIntents.create(NEW, { idempotencyKey: 'i' })).status).toBe(
    'requires_payment_method',
  );
});

test('a key whose first request still runs is in use', async () => {
  provider.control.failNext({ kind: 'slow', delayMs: 80 });
  const slow = stripe.paymentIntents.create(NEW, { idempotencyKey: 'k' });
  await new Promise((resolve) => setTimeout(resolve, 30));
  const error = await errorOf(stripe.paymentIntents.create(NEW, { idempotencyKey: 'k' }));
  expect(error).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  expect((await slow).status).toBe('requires_payment_method');
});

test('a connection that breaks after the effect leaves one charge, however often the call is repeated', async () => {
  const { id } = await stripe.paymentIntents.create({ ...NEW, payment_method: 'pm_card_visa' });
  // The SDK repeats a closed connection once by itself.
  provider.control.failNext({ kind: 'drop', times: 2, only: '/confirm' });
  const confirm = () => stripe.paymentIntents.confirm(id, {}, { idempotencyKey: 'k' });
  expect((await errorOf(confirm())).type).toBe('StripeConnectionError');
  expect((await confirm()).status).toBe('succeeded');
  expect(provider.control.chargesOf(id)).toHaveLength(1);
});

test('the SDK repeats a request that failed with 500 or was rate limited', async () => {
  const { double, control } = provider;
  const patient = new Stripe(double.secretKey, { ...double.sdk, maxNetworkRetries: 1 });
  control.failNext({ kind: 'error' });
  expect((await patient.customers.create()).object).toBe('customer');
  control.failNext({ kind: 'rate_limit' });
  expect((await errorOf(stripe.customers.list())).statusCode).toBe(429);
  expect(control.requests().map(({ status }) => status)).toEqual([500, 200, 429]);
});

test('requests without the key, with a wrong one or for an unknown account are refused', async () => {
  const { double } = provider;
  expect((await fetch(`${double.url}/v1/customers`)).status).toBe(401);
  const stranger = new Stripe('sk_test_other', double.sdk);
  expect((await errorOf(stranger.customers.list())).type).toBe('StripeAuthenticationError');
  const browser = new Stripe(double.publishableKey, double.sdk);
  expect((await errorOf(browser.customers.list())).statusCode).toBe(403);
  const error = await errorOf(stripe.customers.list({}, { stripeAccount: 'acct_unknown' }));
  expect(error.code).toBe('account_invalid');
});

test('unknown, missing and malformed parameters are refused by name', async () => {
  const create = (params: object) => errorOf(stripe.paymentIntents.create(params as typeof NEW));
  expect(await create({ ...NEW, colour: 'red' })).toMatchObject({
    code: 'parameter_unknown',
    param: 'colour',
  });
  expect(await create({ currency: 'jpy' })).toMatchObject({ code: 'parameter_missing', param: 'amount' });
  expect(await create({ ...NEW, amount: 49 })).toMatchObject({ code: 'amount_too_small' });
  expect(await create({ ...NEW, amount: 10 ** 8 })).toMatchObject({ code: 'amount_too_large' });
  expect(await create({ ...NEW, currency: 'JPY ' })).toMatchObject({ param: 'currency' });
  expect(await create({ ...NEW, customer: 'cus_x' })).toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'customer',
  });
  const missing = await errorOf(stripe.paymentIntents.retrieve('pi_x'));
  expect(missing).toMatchObject({ statusCode: 404, code: 'resource_missing' });
});

test('an intent for any payment method needs a return address before it is confirmed', async () => {
  const params = { amount: 5000, currency: 'jpy', payment_method: 'pm_card_visa', confirm: true };
  expect((await errorOf(stripe.paymentIntents.create(params))).param).toBe('return_url');
  expect((await stripe.paymentIntents.list()).data).toEqual([]);
});

test('payment intents are found by metadata, the new ones only after the search index has them', async () => {
  const metadata = { attempt_id: '0190f0a1', booking: 'b' };
  const { id } = await stripe.paymentIntents.create({ ...NEW, metadata });
  await stripe.paymentIntents.create({ ...NEW, metadata: { attempt_id: 'other' } });
  const search = (query: string) => stripe.paymentIntents.search({ query });
  const found = await search("metadata['attempt_id']:'0190f0a1' AND status:'requires_payment_method'");
  expect(found.data.map((one) => one.id)).toEqual([id]);
  provider.control.setSearchDelay(60);
  expect((await search("metadata['attempt_id']:'0190f0a1'")).data).toEqual([]);
  provider.control.advance(60);
  expect((await search("metadata['attempt_id']:'0190f0a1'")).data).toHaveLength(1);
  expect((await errorOf(search("attempt_id = '0190f0a1'"))).param).toBe('query');
});

test('lists come in pages, the newest first', async () => {
  for (let n = 0; n < 5; n += 1) await stripe.customers.create({ name: String(n) });
  const first = await stripe.customers.list({ limit: 2 });
  expect(first).toMatchObject({ has_more: true, data: [{ name: '4' }, { name: '3' }] });
  const names: (string | null | undefined)[] = [];
  for await (const { name } of stripe.customers.list({ limit: 2 })) names.push(name);
  expect(names).toEqual(['4', '3', '2', '1', '0']);
});

test('metadata is merged key by key, and a succeeded intent accepts nothing else', async () => {
  const { id } = await pay(stripe, { metadata: { a: '1', b: '2' } });
  const updated = await stripe.paymentIntents.update(id, { metadata: { a: '', c: '3' } });
  expect(updated.metadata).toEqual({ b: '2', c: '3' });
  const error = await errorOf(stripe.paymentIntents.update(id, { amount: 6000 }));
  expect(error.code).toBe('payment_intent_unexpected_state');
});

test('another process controls the double over HTTP', async () => {
  const command = (name: string, input: object = {}) =>
    fetch(`${provider.double.url}/_control/${name}`, { method: 'POST', body: JSON.stringify(input) });
  const { id } = await pay(stripe, { capture_method: 'manual' });
  const before = provider.control.now();
  expect((await command('advance', { seconds: 30 * 24 * HOUR })).status).toBe(200);
  expect(await (await command('now')).json()).toBe(before + 30 * 24 * HOUR);
  const charges = await command('charges', { payment_intent: id });
  expect(await charges.json()).toMatchObject([{ payment_intent: id, captured: false, refunded: true }]);
  await command('fail', { kind: 'error' });
  expect((await errorOf(stripe.customers.list())).statusCode).toBe(500);
  expect((await command('open_dispute', { charge: 'ch_x' })).status).toBe(404);
  expect((await command('unknown')).status).toBe(404);
});
