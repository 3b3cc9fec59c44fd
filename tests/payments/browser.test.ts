import { JSDOM } from 'jsdom';
import type Stripe from 'stripe';
import { customerWith, pay, startProvider, type Provider } from './provider';

let provider: Provider;
let stripe: Stripe;
beforeEach(async () => {
  provider = await startProvider();
  ({ stripe } = provider);
});
afterEach(() => provider.close());

const RETURN = 'https://kashikari.example/payments/1?lang=ja';

/** Presses a button of the confirm page as a browser does, without following the redirect. */
const press = (page: string, outcome: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

const needsAction = (params: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  pay(stripe, { payment_method: 'pm_card_threeDSecure2Required', return_url: RETURN, ...params });

test('the confirm page shows the amount in both languages', async () => {
  const { next_action: action } = await needsAction();
  const url = action?.redirect_to_url?.url ?? '';
  const japanese = await (await fetch(url, { headers: { 'accept-language': 'ja-JP,ja;q=0.9' } })).text();
  expect(japanese).toContain('<html lang="ja">');
  expect(japanese).toContain('￥5,000');
  expect(await (await fetch(`${url}?lang=en`)).text()).toContain('¥5,000');
});

test('3D Secure passed on the page pays, and leads back with the provider’s parameters', async () => {
  const intent = await needsAction();
  const answer = await press(intent.next_action?.redirect_to_url?.url ?? '', 'pass');
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe('https://kashikari.example/payments/1');
  expect(Object.fromEntries(back.searchParams)).toEqual({
    lang: 'ja',
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret,
    redirect_status: 'succeeded',
  });
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
});

test('declined on the page has not paid; closed leaves it open', async () => {
  const intent = await needsAction();
  const page = intent.next_action?.redirect_to_url?.url ?? '';
  await press(page, 'close');
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_action');
  const answer = await press(page, 'fail');
  expect(answer.headers.get('location')).toContain('redirect_status=failed');
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
  expect((await fetch(page)).status).toBe(404);
});

test('a card is saved on the page of a checkout session', async () => {
  const customer = (await stripe.customers.create()).id;
  const session = await stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'jpy',
    customer,
    success_url: 'https://kashikari.example/cards?session={CHECKOUT_SESSION_ID}',
  });
  const save = (number: string) => {
    const body = new URLSearchParams({ number, expiry: '12/29', cvc: '123' });
    return fetch(session.url ?? '', { method: 'POST', body, redirect: 'manual' });
  };
  expect(await (await save('4000 0000 0000 0002')).text()).toContain('Your card was declined.');
  const challenge = (await save('4000 0027 6000 3184')).headers.get('location') ?? '';
  const back = (await press(challenge, 'pass')).headers.get('location');
  expect(back).toContain(`https://kashikari.example/cards?session=${session.id}`);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete');
  expect((await stripe.customers.listPaymentMethods(customer)).data).toMatchObject([
    { card: { last4: '3184' } },
  ]);
  await provider.control.idle();
  expect(provider.received.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['setup_intent.succeeded', 'checkout.session.completed']),
  );
});

/** A browser's page that has loaded the script; jsdom lacks `fetch`, so it gets Node's. */
async function payPage() {
  const source = await (await fetch(`${provider.double.url}/v3/`)).text();
  const { window } = new JSDOM('<div id="card"></div>', { url: RETURN, runScripts: 'outside-only' });
  const script = { src: `${provider.double.url}/v3/` };
  Object.defineProperty(window.document, 'currentScript', { value: script });
  Object.assign(window, { fetch });
  window.eval(source);
  const library = (window as unknown as { Stripe(key: string): BrowserStripe }).Stripe;
  return { window, js: library(provider.double.publishableKey) };
}

interface BrowserStripe {
  elements(options: object): { create(type: string): { mount(target: string): void } };
  confirmPayment(options: object): Promise<BrowserAnswer>;
  handleNextAction(options: { clientSecret: string | null }): Promise<BrowserAnswer>;
  retrievePaymentIntent(clientSecret: string): Promise<BrowserAnswer>;
}

interface BrowserAnswer {
  paymentIntent?: Stripe.PaymentIntent;
  error?: { type: string; code: string; message: string; payment_intent?: Stripe.PaymentIntent };
}

async function typeCard(number: string) {
  const intent = await stripe.paymentIntents.create({ amount: 5000, currency: 'jpy' });
  const { window, js } = await payPage();
  const elements = js.elements({ clientSecret: intent.client_secret, locale: 'en' });
  elements.create('payment').mount('#card');
  const inputs = [...window.document.querySelectorAll('input')];
  for (const [n, value] of [number, '12/29', '123'].entries()) (inputs[n] as { value: string }).value = value;
  const confirm = () =>
    js.confirmPayment({ elements, confirmParams: { return_url: RETURN }, redirect: 'if_required' });
  return { intent, window, confirm, js };
}

test('the script’s card form pays', async () => {
  const { window, confirm, intent } = await typeCard('4242 4242 4242 4242');
  const labels = [...window.document.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Card number', 'Expiry date (MM/YY)', 'Security code']);
  expect((await confirm()).paymentIntent).toMatchObject({ id: intent.id, status: 'succeeded' });
});

test('the script reports a decline and an incomplete form', async () => {
  const declined = await typeCard('4000000000009995');
  expect((await declined.confirm()).error).toMatchObject({
    type: 'card_error',
    decline_code: 'insufficient_funds',
    payment_intent: { id: declined.intent.id },
  });
  const empty = await typeCard('');
  expect((await empty.confirm()).error).toMatchObject({
    type: 'validation_error',
    code: 'incomplete_number',
  });
});

test('the script opens the confirm page in a frame and goes on when the payer has decided', async () => {
  const { window, confirm } = await typeCard('4000002760003184');
  const answer = confirm();
  let frame: { src: string } | null = null;
  while (!(frame = window.document.querySelector('iframe'))) await new Promise((done) => setTimeout(done, 5));
  const page = await press(frame.src, 'pass');
  const [, message = '{}'] = /postMessage\((\{.*?\})/.exec(await page.text()) ?? [];
  const data = JSON.parse(message) as object;
  window.dispatchEvent(new window.MessageEvent('message', { origin: provider.double.url, data }));
  expect((await answer).paymentIntent?.status).toBe('succeeded');
  expect(window.document.querySelector('dialog')).toBeNull();
});

test('the script confirms with a saved card, and reads an intent by its secret alone', async () => {
  const card = await customerWith(stripe, 'pm_card_visa');
  const intent = await stripe.paymentIntents.create({ ...card, amount: 5000, currency: 'jpy' });
  const { js } = await payPage();
  const confirmParams = { return_url: RETURN, payment_method: card.payment_method };
  const clientSecret = intent.client_secret ?? '';
  const paid = await js.confirmPayment({ clientSecret, confirmParams, redirect: 'if_required' });
  expect(paid.paymentIntent?.status).toBe('succeeded');
  expect((await js.retrievePaymentIntent(`${clientSecret}x`)).error?.code).toBe(
    'payment_intent_invalid_parameter',
  );
});

test('pages of other origins may call the routes of the publishable key alone', async () => {
  const { id } = await stripe.paymentIntents.create({ amount: 5000, currency: 'jpy' });
  const allowed = async (path: string, method: string) => {
    const headers = { origin: RETURN, 'access-control-request-method': method };
    const answer = await fetch(provider.double.url + path, { method: 'OPTIONS', headers });
    return answer.headers.get('access-control-allow-origin');
  };
  expect(await allowed(`/v1/payment_intents/${id}/confirm`, 'POST')).toBe('*');
  expect(await allowed('/v1/refunds', 'POST')).toBeNull();
});
