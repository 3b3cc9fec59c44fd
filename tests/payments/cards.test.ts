import type Stripe from 'stripe';
import { customerWith, errorOf, pay, startProvider, type Provider } from './provider';

let provider: Provider;
let stripe: Stripe;
beforeAll(async () => {
  provider = await startProvider();
  ({ stripe } = provider);
});
afterAll(() => provider.close());

const chargeOf = (intent: Stripe.PaymentIntent) => stripe.charges.retrieve(intent.latest_charge as string);

test.each([
  ['pm_card_visa', 'visa', '4242'],
  ['pm_card_mastercard', 'mastercard', '4444'],
  ['pm_card_amex', 'amex', '0005'],
  ['pm_card_jcb', 'jcb', '0505'],
])('%s pays at once', async (payment_method, brand, last4) => {
  const intent = await pay(stripe, { payment_method });
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 5000, next_action: null });
  expect((await chargeOf(intent)).payment_method_details?.card).toMatchObject({ brand, last4 });
});

test.each([
  ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ['pm_card_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
  ['pm_card_chargeCustomerFail', 'card_declined', 'generic_decline'],
])(
  '%s is declined with its code, and the intent waits for another card',
  async (payment_method, code, decline) => {
    const error = await errorOf(pay(stripe, { payment_method }));
    expect(error).toMatchObject({ statusCode: 402, type: 'StripeCardError', code, decline_code: decline });
    const intent = await stripe.paymentIntents.retrieve(error.payment_intent?.id ?? '');
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code, payment_method: { object: 'payment_method' } },
    });
    expect(await chargeOf(intent)).toMatchObject({ status: 'failed', paid: false, failure_code: code });
    const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(paid.status).toBe('succeeded');
  },
);

test('a card that is declined at once cannot be attached; one that fails later can', async () => {
  const error = await errorOf(customerWith(stripe, 'pm_card_chargeDeclined'));
  expect(error).toMatchObject({ type: 'StripeCardError', code: 'card_declined' });
  const card = await customerWith(stripe, 'pm_card_chargeCustomerFail');
  const late = await errorOf(pay(stripe, { ...card, off_session: true }));
  expect(late.code).toBe('card_declined');
});

test('a card with 3D Secure asks for it on session and pays when the payer passes', async () => {
  const intent = await pay(stripe, {
    payment_method: 'pm_card_threeDSecure2Required',
    return_url: 'https://kashikari.example/pay',
  });
  expect(intent.status).toBe('requires_action');
  expect(intent.next_action?.redirect_to_url).toEqual({
    url: `${provider.double.url}/confirm/${intent.client_secret}`,
    return_url: 'https://kashikari.example/pay',
  });
  expect(provider.control.chargesOf(intent.id)).toEqual([]);
  provider.control.authenticate(intent.id, true);
  const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  expect(paid.status).toBe('succeeded');
  const charge = paid.latest_charge as Stripe.Charge;
  expect(charge.payment_method_details?.card?.three_d_secure?.result).toBe('authenticated');
});

test('a payer who fails 3D Secure has not paid', async () => {
  const intent = await pay(stripe, { payment_method: 'pm_card_threeDSecure2Required', use_stripe_sdk: true });
  provider.control.authenticate(intent.id, false);
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
    latest_charge: null,
  });
});

test('off session the same card is declined with authentication_required, and the same intent pays on session', async () => {
  const card = await customerWith(stripe, 'pm_card_authenticationRequired');
  const error = await errorOf(pay(stripe, { ...card, off_session: true }));
  expect(error).toMatchObject({ code: 'authentication_required', decline_code: 'authentication_required' });
  const { id } = error.payment_intent as Stripe.PaymentIntent;
  const again = await stripe.paymentIntents.confirm(id, {
    payment_method: card.payment_method,
    use_stripe_sdk: true,
  });
  expect(again.status).toBe('requires_action');
  provider.control.authenticate(id, true);
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
});

test('a card that was set up for later pays off session without 3D Secure', async () => {
  const customer = (await stripe.customers.create()).id;
  const setup = await stripe.setupIntents.create({
    customer,
    payment_method: 'pm_card_authenticationRequiredOnSetup',
    allowed_payment_method_types: ['card'],
    confirm: true,
    use_stripe_sdk: true,
  });
  expect(setup.status).toBe('requires_action');
  provider.control.authenticate(setup.id, true);
  const { data } = await stripe.paymentMethods.list({ customer, type: 'card' });
  expect(data).toHaveLength(1);
  const intent = await pay(stripe, { customer, payment_method: data[0]?.id ?? '', off_session: true });
  expect(intent.status).toBe('succeeded');
});

test('setup_future_usage keeps the card for the customer; any other card pays only once', async () => {
  const { id: customer } = await stripe.customers.create();
  const kept = await pay(stripe, { customer, setup_future_usage: 'off_session' });
  const again = { customer, payment_method: kept.payment_method as string, off_session: true };
  expect((await pay(stripe, again)).status).toBe('succeeded');
  const once = await pay(stripe);
  const error = await errorOf(pay(stripe, { payment_method: once.payment_method as string }));
  expect(error.message).toContain('It may not be used again');
});

test('a detached card is gone for good, and another customer’s card is refused', async () => {
  const card = await customerWith(stripe, 'pm_card_visa');
  const { id: stranger } = await stripe.customers.create();
  expect((await errorOf(pay(stripe, { ...card, customer: stranger }))).param).toBe('payment_method');
  expect((await stripe.paymentMethods.detach(card.payment_method)).customer).toBeNull();
  const error = await errorOf(stripe.paymentMethods.attach(card.payment_method, { customer: stranger }));
  expect(error.statusCode).toBe(400);
  expect((await stripe.customers.listPaymentMethods(card.customer)).data).toEqual([]);
});
