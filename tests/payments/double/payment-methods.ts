import type Stripe from 'stripe';
import type { AccountData, CardState } from './account-data';
import { cardByNumber, cardByToken, type CardDecline, type TestCard } from './cards';
import { ApiError, badParameter, CARD_MESSAGES, missing, rejected, type ApiErrorBody } from './errors';
import { newId } from './ids';
import { mergeMetadata } from './metadata';
import { listRoute, route, type Call, type Route } from './route';
import type { Sandbox } from './sandbox';

const BILLING_DETAILS = {
  fields: {
    email: 'string',
    name: 'string',
    phone: 'string',
    address: {
      fields: {
        city: 'string',
        country: 'string',
        line1: 'string',
        line2: 'string',
        postal_code: 'string',
        state: 'string',
      },
    },
  },
} as const;

/** Payment methods of Japan that an intent may allow; the double charges cards alone. */
export const METHOD_TYPES = ['card', 'customer_balance', 'konbini', 'link', 'paypay'] as const;

/** A new card, as a payment page sends it. */
export const NEW_CARD = {
  type: ['card'],
  card: {
    fields: { number: 'string', exp_month: 'integer', exp_year: 'integer', cvc: 'string', token: 'string' },
  },
  billing_details: BILLING_DETAILS,
  allow_redisplay: ['always', 'limited', 'unspecified'],
  metadata: 'map',
} as const;

type NewCard = Call<typeof NEW_CARD>['params'];

/** The `card_error` of a declined card. */
export function cardError(decline: CardDecline, details: Partial<ApiErrorBody> = {}): ApiError {
  const known = CARD_MESSAGES[decline.decline_code ?? ''] ?? CARD_MESSAGES[decline.code];
  const message = known ?? 'Your card was declined.';
  return new ApiError(402, { type: 'card_error', ...decline, message, ...details });
}

export function createPaymentMethod(
  sandbox: Sandbox,
  data: AccountData,
  params: NewCard,
): Stripe.PaymentMethod {
  const { number, token, exp_month: month, exp_year: year, cvc } = params.card ?? {};
  if (token) {
    const known = cardByToken(token) ?? cardByToken(token.replace('tok_', 'pm_card_'));
    if (!known) throw missing('token', token, 'card[token]');
    return addCard(sandbox, data, known, params);
  }
  if (!number)
    throw badParameter('card[number]', 'Missing required param: card[number].', 'parameter_missing');
  const card = cardByNumber(number);
  const wrong = (param: string, code: string, message: string) =>
    new ApiError(402, { type: 'card_error', code, message, param });
  if (!card) throw wrong('number', 'incorrect_number', 'Your card number is incorrect.');
  const now = new Date(sandbox.clock.now() * 1000);
  if (!month || month > 12)
    throw wrong('exp_month', 'invalid_expiry_month', "Your card's expiration month is invalid.");
  const lastDay = Date.UTC(year ?? 0, month, 1);
  if (!year || lastDay <= now.getTime())
    throw wrong('exp_year', 'invalid_expiry_year', "Your card's expiration year is invalid.");
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc))
    throw wrong('cvc', 'invalid_cvc', "Your card's security code is invalid.");
  return addCard(sandbox, data, card, params, month, year);
}

function addCard(
  sandbox: Sandbox,
  data: AccountData,
  card: TestCard,
  { billing_details: billing, metadata, allow_redisplay }: NewCard = {},
  exp_month = 12,
  exp_year = new Date(sandbox.clock.now() * 1000).getUTCFullYear() + 2,
): Stripe.PaymentMethod {
  const {
    city = null,
    country = null,
    line1 = null,
    line2 = null,
    postal_code = null,
    state = null,
  } = billing?.address ?? {};
  const method: Stripe.PaymentMethod = data.add({
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: allow_redisplay ?? 'unspecified',
    billing_details: {
      address: { city, country, line1, line2, postal_code, state },
      email: billing?.email || null,
      name: billing?.name || null,
      phone: billing?.phone || null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: card.token === 'pm_card_jp' ? 'JP' : 'US',
      display_brand: card.brand,
      exp_month,
      exp_year,
      fingerprint: `fp${card.number}`,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: sandbox.clock.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: metadata ?? {},
    type: 'card',
  });
  data.cards.set(method.id, { card, isSetUp: false, isConsumed: false });
  return method;
}

/** Finds a payment method; a test token such as `pm_card_visa` makes a new one. */
export function resolvePaymentMethod(
  sandbox: Sandbox,
  data: AccountData,
  id: string,
  param = 'payment_method',
) {
  const card = cardByToken(id);
  if (card) return addCard(sandbox, data, card);
  return data.find<Stripe.PaymentMethod>('payment_method', id, param);
}

export function cardOf(data: AccountData, method: string): CardState {
  const state = data.cards.get(method);
  if (!state) throw missing('payment_method', method, 'payment_method');
  return state;
}

/** Attaches a card to a customer; a card that is declined at once can't be attached. */
export function attach(
  sandbox: Sandbox,
  data: AccountData,
  method: Stripe.PaymentMethod,
  customer: string,
): void {
  data.find('customer', customer, 'customer');
  const state = cardOf(data, method.id);
  if (method.customer === customer) return;
  if (method.customer)
    throw rejected('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    });
  if (state.isConsumed)
    throw rejected(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    );
  if (state.card.decline) throw cardError(state.card.decline);
  method.customer = customer;
  sandbox.emit(data, 'payment_method.attached', method);
}

/** Detaches a card for good: it can never pay again. */
export function detach(
  sandbox: Sandbox,
  data: AccountData,
  method: Stripe.PaymentMethod,
): Stripe.PaymentMethod {
  if (!method.customer)
    throw rejected(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      { code: 'payment_method_unexpected_state' },
    );
  const { customer } = method;
  method.customer = null;
  cardOf(data, method.id).isConsumed = true;
  sandbox.emit(data, 'payment_method.detached', method, { customer });
  return method;
}

const CARD_FIELDS = { fields: { exp_month: 'integer', exp_year: 'integer' } } as const;

function update({ sandbox, data, path, params }: Call<typeof UPDATE>): Stripe.PaymentMethod {
  const method = data.find<Stripe.PaymentMethod>('payment_method', path.id ?? '');
  if (!method.customer)
    throw rejected('You must save this PaymentMethod to a customer before you can update it.');
  method.metadata = mergeMetadata(method.metadata ?? {}, params.metadata);
  if (method.card) Object.assign(method.card, params.card);
  sandbox.emit(data, 'payment_method.updated', method);
  return method;
}

const UPDATE = { metadata: 'map', card: CARD_FIELDS } as const;

const ofCustomer = (data: AccountData, customer: string, type?: string) =>
  data
    .all<Stripe.PaymentMethod>('payment_method')
    .filter((method) => method.customer === customer && (!type || method.type === type));

const find = ({ data, path }: Call) => data.find<Stripe.PaymentMethod>('payment_method', path.id ?? '');

export const PAYMENT_METHOD_ROUTES: readonly Route[] = [
  route(
    'POST',
    '/v1/payment_methods',
    NEW_CARD,
    (call) => createPaymentMethod(call.sandbox, call.data, call.params),
    {
      isPublic: true,
    },
  ),
  listRoute('/v1/payment_methods', { customer: 'string', type: METHOD_TYPES }, ({ data, params }) => {
    if (!params.customer) return [];
    data.find('customer', params.customer, 'customer');
    return ofCustomer(data, params.customer, params.type);
  }),
  route('GET', '/v1/payment_methods/:id', {}, find),
  route('POST', '/v1/payment_methods/:id', UPDATE, update),
  route(
    'POST',
    '/v1/payment_methods/:id/attach',
    { customer: 'string!' },
    ({ sandbox, data, path, params }) => {
      const method = resolvePaymentMethod(sandbox, data, path.id ?? '', 'id');
      attach(sandbox, data, method, params.customer);
      return method;
    },
  ),
  route('POST', '/v1/payment_methods/:id/detach', {}, (call) => detach(call.sandbox, call.data, find(call))),
  listRoute('/v1/customers/:customer/payment_methods', { type: METHOD_TYPES }, ({ data, path, params }) => {
    data.find('customer', path.customer ?? '');
    return ofCustomer(data, path.customer ?? '', params.type);
  }),
  route('GET', '/v1/customers/:customer/payment_methods/:id', {}, (call) => {
    const method = find(call);
    if (method.customer !== call.path.customer) throw missing('payment_method', method.id);
    return method;
  }),
];
