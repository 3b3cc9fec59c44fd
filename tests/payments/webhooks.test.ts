import fc from 'fast-check';
import type Stripe from 'stripe';
import { shuffle } from './double/webhooks';
import { errorOf, pay, startProvider, type Provider } from './provider';

let provider: Provider;
let stripe: Stripe;
beforeEach(async () => {
  provider = await startProvider();
  ({ stripe } = provider);
});
afterEach(() => provider.close());

const types = (events: readonly Stripe.Event[]) => events.map(({ type }) => type);
const PAID = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'];

test('every change is sent, signed, and listed with the object as it was then', async () => {
  const { id } = await pay(stripe);
  await stripe.refunds.create({ payment_intent: id, amount: 100 });
  await provider.control.idle();
  expect(types(provider.received).sort()).toEqual([...PAID, 'refund.created', 'charge.refunded'].sort());
  const created = provider.received.find(({ type }) => type === 'payment_intent.created');
  expect(created?.data.object).toMatchObject({ id, status: 'requires_confirmation' });
  expect(created?.request?.id).toMatch(/^req_/);
  expect(await stripe.events.retrieve(created?.id ?? '')).toMatchObject({
    id: created?.id,
    type: created?.type,
  });
  const listed = await stripe.events.list({ types: ['payment_intent.*'] });
  expect(types(listed.data)).toEqual(['payment_intent.succeeded', 'payment_intent.created']);
});

test('a failed payment and a kept card are events, too', async () => {
  const { id: customer } = await stripe.customers.create();
  await errorOf(pay(stripe, { customer, payment_method: 'pm_card_chargeCustomerFail' }));
  await pay(stripe, { customer, setup_future_usage: 'off_session' });
  await provider.control.idle();
  expect(types(provider.received)).toEqual(
    expect.arrayContaining(['charge.failed', 'payment_intent.payment_failed', 'payment_method.attached']),
  );
});

test('events come twice', async () => {
  provider.control.setWebhooks('twice');
  await pay(stripe);
  await provider.control.idle();
  expect(provider.received).toHaveLength(6);
  expect(new Set(provider.received.map(({ id }) => id)).size).toBe(3);
});

test('events come late', async () => {
  provider.control.setWebhooks('late', 40);
  await pay(stripe);
  expect(provider.received).toEqual([]);
  await provider.control.idle();
  expect(provider.received).toHaveLength(3);
});

test('held events wait for their release', async () => {
  provider.control.setWebhooks('hold');
  await pay(stripe);
  await provider.control.idle();
  expect(provider.received).toEqual([]);
  await provider.control.release();
  expect(types(provider.received)).toEqual(PAID);
});

test('events come in another order', async () => {
  provider.control.setWebhooks('shuffled');
  await pay(stripe);
  await provider.control.release(4);
  expect(types(provider.received)).not.toEqual(PAID);
  expect(types(provider.received).sort()).toEqual([...PAID].sort());
});

test('a lost event is never sent, and can be fetched or sent again', async () => {
  provider.control.setWebhooks('lost');
  await pay(stripe);
  await provider.control.idle();
  expect(provider.received).toEqual([]);
  const { data } = await stripe.events.list({ type: 'payment_intent.succeeded' });
  await provider.control.resend(data[0]?.id ?? '');
  expect(types(provider.received)).toEqual(['payment_intent.succeeded']);
});

test('an endpoint that fails gets its events again later', async () => {
  provider.settings.endpointStatus = 503;
  await pay(stripe);
  await provider.control.idle();
  provider.settings.endpointStatus = 200;
  provider.control.advance(59);
  await provider.control.idle();
  expect(provider.received).toEqual([]);
  provider.control.advance(1);
  await provider.control.idle();
  expect(types(provider.received).sort()).toEqual([...PAID].sort());
  expect(provider.control.deliveries().map(({ status }) => status)).toEqual([503, 503, 503, 200, 200, 200]);
});

test('a shuffled list has the same items', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), (items, seed) => {
      const byValue = (a: number, b: number) => a - b;
      expect(shuffle(items, seed).sort(byValue)).toEqual([...items].sort(byValue));
    }),
  );
});
