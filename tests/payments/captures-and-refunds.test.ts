import type Stripe from 'stripe';
import { DAY } from './double/clock';
import { errorOf, pay, startProvider, type Provider } from './provider';

let provider: Provider;
let stripe: Stripe;
beforeEach(async () => {
  provider = await startProvider();
  ({ stripe } = provider);
});
afterEach(() => provider.close());

const hold = (params: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  pay(stripe, { capture_method: 'manual', expand: ['latest_charge'], ...params });

const captureBefore = ({ latest_charge: charge }: Stripe.PaymentIntent) =>
  (charge as Stripe.Charge).payment_method_details?.card?.capture_before;

test.each([
  ['pm_card_visa', 30],
  ['pm_card_amex', 7],
])('a hold on %s in yen can be captured for %i days', async (payment_method, days) => {
  const intent = await hold({ payment_method });
  expect(intent).toMatchObject({ status: 'requires_capture', amount_capturable: 5000, amount_received: 0 });
  expect(captureBefore(intent)).toBe(provider.control.now() + days * DAY);
  provider.control.advance(days * DAY - 1);
  expect((await stripe.paymentIntents.capture(intent.id)).status).toBe('succeeded');
});

test('at capture_before the hold is released, and a capture is an unexpected state', async () => {
  const intent = await hold();
  provider.control.advance(30 * DAY);
  expect(await errorOf(stripe.paymentIntents.capture(intent.id))).toMatchObject({
    statusCode: 400,
    code: 'payment_intent_unexpected_state',
    payment_intent: { status: 'canceled', cancellation_reason: 'automatic' },
  });
  await provider.control.idle();
  expect(provider.received.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['charge.expired', 'payment_intent.canceled']),
  );
});

test('a part is captured once, and never more than was held', async () => {
  const { id } = await hold();
  const more = await errorOf(stripe.paymentIntents.capture(id, { amount_to_capture: 5001 }));
  expect(more.code).toBe('amount_too_large');
  const part = await stripe.paymentIntents.capture(id, {
    amount_to_capture: 1200,
    expand: ['latest_charge.balance_transaction'],
  });
  expect(part).toMatchObject({ status: 'succeeded', amount: 5000, amount_received: 1200 });
  expect(part.latest_charge).toMatchObject({
    amount_captured: 1200,
    balance_transaction: { amount: 1200, fee: 43, net: 1157, type: 'charge' },
  });
  const again = await errorOf(stripe.paymentIntents.capture(id));
  expect(again.code).toBe('payment_intent_unexpected_state');
});

test('a canceled hold takes nothing, and neither a captured nor a canceled one can be canceled', async () => {
  const { id } = await hold();
  const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'requested_by_customer' });
  expect(canceled).toMatchObject({ status: 'canceled', amount_capturable: 0 });
  expect(provider.control.chargesOf(id)).toMatchObject([{ captured: false, refunded: true }]);
  expect((await stripe.balanceTransactions.list()).data).toEqual([]);
  expect((await errorOf(stripe.paymentIntents.cancel(id))).code).toBe('payment_intent_unexpected_state');
  const paid = await pay(stripe);
  expect((await errorOf(stripe.paymentIntents.cancel(paid.id))).code).toBe('payment_intent_unexpected_state');
});

test('a card may be authorized and declined at the capture', async () => {
  const { id } = await hold({ payment_method: 'pm_card_captureDeclined' });
  expect(await errorOf(stripe.paymentIntents.capture(id))).toMatchObject({
    statusCode: 402,
    code: 'card_declined',
    payment_intent: { status: 'requires_payment_method' },
  });
  expect((await stripe.balanceTransactions.list()).data).toEqual([]);
});

test('a payment is refunded in parts to the last yen, and not one more', async () => {
  const { id, latest_charge: charge } = await pay(stripe);
  await stripe.refunds.create({ payment_intent: id, amount: 1, reason: 'requested_by_customer' });
  const over = await errorOf(stripe.refunds.create({ payment_intent: id, amount: 5000 }));
  expect(over).toMatchObject({ statusCode: 400, param: 'amount' });
  await stripe.refunds.create({ charge: charge as string, amount: 4998 });
  expect(await stripe.charges.retrieve(charge as string)).toMatchObject({
    amount_refunded: 4999,
    refunded: false,
  });
  const rest = await stripe.refunds.create({ payment_intent: id, metadata: { attempt_id: 'a' } });
  expect(rest).toMatchObject({ amount: 1, status: 'succeeded', metadata: { attempt_id: 'a' } });
  const spent = await errorOf(stripe.refunds.create({ payment_intent: id, amount: 1 }));
  expect(spent).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
  expect((await stripe.refunds.list({ payment_intent: id })).data.map(({ amount }) => amount)).toEqual([
    1, 4998, 1,
  ]);
});

test('after a partial capture no more is refunded than was captured', async () => {
  const { id } = await hold();
  await stripe.paymentIntents.capture(id, { amount_to_capture: 1200 });
  expect((await errorOf(stripe.refunds.create({ payment_intent: id, amount: 1201 }))).param).toBe('amount');
  expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(1200);
});

test('a hold is not refunded', async () => {
  const { id } = await hold();
  expect((await errorOf(stripe.refunds.create({ payment_intent: id }))).statusCode).toBe(400);
});
