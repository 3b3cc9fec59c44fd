import type Stripe from 'stripe';
import type { AccountData } from './account-data';
import { confirm, mayConfirm } from './confirmation';
import { badParameter, rejected, unauthorized } from './errors';
import { newId, randomText } from './ids';
import { unexpectedState } from './intent-state';
import { mergeMetadata } from './metadata';
import { isWithin } from './params';
import { cardOf, createPaymentMethod, METHOD_TYPES, NEW_CARD, resolvePaymentMethod } from './payment-methods';
import { listRoute, route, type Call, type Route } from './route';
import type { Sandbox } from './sandbox';
import { searchPage } from './search';

const FUTURE = ['off_session', 'on_session', ''] as const;
const CAPTURE = ['automatic', 'automatic_async', 'manual'] as const;

/** Parameters of creating, updating and confirming. */
const COMMON = {
  payment_method: 'string',
  allowed_payment_method_types: { list: METHOD_TYPES },
  payment_method_options: {
    fields: {
      card: {
        fields: {
          request_three_d_secure: ['any', 'automatic', 'challenge'],
          setup_future_usage: ['none', ...FUTURE],
        },
      },
    },
  },
  setup_future_usage: FUTURE,
  receipt_email: 'string',
  capture_method: CAPTURE,
} as const;

const EDIT = {
  ...COMMON,
  customer: 'string',
  description: 'string',
  metadata: 'map',
  statement_descriptor: 'string',
  statement_descriptor_suffix: 'string',
  transfer_group: 'string',
} as const;

const CONFIRM = {
  ...COMMON,
  client_secret: 'string',
  payment_method_data: { fields: NEW_CARD },
  off_session: 'boolean',
  return_url: 'string',
  use_stripe_sdk: 'boolean',
  error_on_requires_action: 'boolean',
} as const;

const CREATE = {
  ...EDIT,
  amount: 'integer!',
  currency: 'string!',
  automatic_payment_methods: { fields: { enabled: 'boolean!', allow_redirects: ['always', 'never'] } },
  confirm: 'boolean',
  confirmation_method: ['automatic', 'manual'],
  off_session: 'boolean',
  return_url: 'string',
  use_stripe_sdk: 'boolean',
  error_on_requires_action: 'boolean',
} as const;

const UPDATE = { ...EDIT, amount: 'integer', currency: 'string' } as const;

type Edit = Call<typeof UPDATE>['params'] & Pick<Call<typeof CONFIRM>['params'], 'payment_method_data'>;

const findIntent = (data: AccountData, id: string | undefined) =>
  data.find<Stripe.PaymentIntent>('payment_intent', id ?? '');

/** The smallest and the largest charge, in the currency's smallest unit. */
const AMOUNT = { min: 50, max: 99_999_999 };

function checkAmount(amount: number, currency: string): void {
  if (!/^[a-z]{3}$/.test(currency)) throw badParameter('currency', `Invalid currency: ${currency}.`);
  if (amount < 1)
    throw badParameter(
      'amount',
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
    );
  if (amount < AMOUNT.min)
    throw rejected(`Amount must be at least ${AMOUNT.min} ${currency}`, {
      code: 'amount_too_small',
      param: 'amount',
    });
  if (amount > AMOUNT.max)
    throw rejected(`Amount must be no more than ${AMOUNT.max} ${currency}`, {
      code: 'amount_too_large',
      param: 'amount',
    });
}

function create({ sandbox, data, params }: Call<typeof CREATE>): Stripe.PaymentIntent {
  checkAmount(params.amount, params.currency);
  const { automatic_payment_methods: automatic, allowed_payment_method_types: types } = params;
  if (automatic?.enabled && types)
    throw badParameter(
      'allowed_payment_method_types',
      'You may only specify one of these parameters: automatic_payment_methods, allowed_payment_method_types.',
    );
  for (const name of ['off_session', 'error_on_requires_action', 'return_url'] as const)
    if (params[name] !== undefined && !params.confirm)
      throw badParameter(name, `You cannot set \`${name}\` unless \`confirm\` is true.`);
  const id = newId('pi');
  const intent = emptyIntent(id, params.amount, params.currency, sandbox.clock.now());
  if (!types) {
    const allow_redirects = automatic?.allow_redirects ?? 'always';
    intent.automatic_payment_methods = { enabled: true, allow_redirects };
  }
  intent.confirmation_method = params.confirmation_method ?? 'automatic';
  // A declined confirmation leaves the intent; a confirmation that is not possible leaves nothing.
  edit(sandbox, data, intent, params);
  if (params.confirm) mayConfirm(intent, params);
  data.add(intent);
  sandbox.emit(data, 'payment_intent.created', intent);
  return params.confirm ? confirm(sandbox, data, intent, params) : intent;
}

export function emptyIntent(
  id: string,
  amount: number,
  currency: string,
  created: number,
): Stripe.PaymentIntent {
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(24)}`,
    confirmation_method: 'automatic',
    created,
    currency,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

/** Applies parameters to an intent that was not confirmed yet. */
function edit(sandbox: Sandbox, data: AccountData, intent: Stripe.PaymentIntent, params: Edit): void {
  if (params.customer !== undefined) {
    if (params.customer) data.find('customer', params.customer, 'customer');
    intent.customer = params.customer || null;
  }
  for (const name of ['description', 'receipt_email', 'statement_descriptor_suffix'] as const)
    if (params[name] !== undefined) intent[name] = params[name] || null;
  if (params.statement_descriptor)
    throw badParameter(
      'statement_descriptor',
      'The `statement_descriptor` parameter is not supported for card payments; use `statement_descriptor_suffix`.',
    );
  if (params.transfer_group !== undefined) intent.transfer_group = params.transfer_group;
  if (params.capture_method) intent.capture_method = params.capture_method;
  const types = params.allowed_payment_method_types;
  if (types) Object.assign(intent, { allowed_payment_method_types: types, payment_method_types: types });
  if (params.setup_future_usage !== undefined) intent.setup_future_usage = params.setup_future_usage || null;
  intent.metadata = mergeMetadata(intent.metadata, params.metadata);
  setMethod(sandbox, data, intent, params);
}

function setMethod(sandbox: Sandbox, data: AccountData, intent: Stripe.PaymentIntent, params: Edit): void {
  const { payment_method: id, payment_method_data: card } = params;
  if (id === undefined && !card) return;
  const method = card
    ? createPaymentMethod(sandbox, data, card)
    : resolvePaymentMethod(sandbox, data, id ?? '');
  if (method.customer && method.customer !== intent.customer)
    throw badParameter(
      'payment_method',
      intent.customer
        ? `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`
        : `The PaymentMethod ${method.id} belongs to a Customer. Please include the Customer in the \`customer\` parameter on the PaymentIntent.`,
    );
  cardOf(data, method.id);
  intent.payment_method = method.id;
  if (intent.status === 'requires_payment_method' || intent.status === 'requires_action')
    intent.status = 'requires_confirmation';
  intent.next_action = null;
}

const EDITABLE = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);
const ALWAYS_EDITABLE = new Set(['description', 'metadata', 'receipt_email', 'transfer_group', 'expand']);

function update({ sandbox, data, path, params }: Call<typeof UPDATE>): Stripe.PaymentIntent {
  const intent = findIntent(data, path.id);
  const fixed = Object.keys(params).find((name) => !ALWAYS_EDITABLE.has(name));
  if (fixed && !EDITABLE.has(intent.status))
    throw unexpectedState(
      intent,
      'updated',
      `This PaymentIntent's ${fixed} could not be updated because it has a status of ${intent.status}. You may only update the ${fixed} of a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation, requires_action.`,
    );
  const { amount = intent.amount, currency = intent.currency } = params;
  checkAmount(amount, currency);
  edit(sandbox, data, intent, params);
  Object.assign(intent, { amount, currency });
  return intent;
}

function confirmRoute({ sandbox, data, path, params, isPublic }: Call<typeof CONFIRM>): Stripe.PaymentIntent {
  const intent = findIntent(data, path.id);
  if (isPublic) {
    checkSecret(intent, params.client_secret);
    if (params.off_session !== undefined)
      throw badParameter('off_session', 'A secret key is needed for off_session');
  }
  if (!EDITABLE.has(intent.status)) throw unexpectedState(intent, 'confirmed');
  edit(sandbox, data, intent, params);
  return confirm(sandbox, data, intent, params);
}

/** Throws unless the browser knows the intent's secret. */
export function checkSecret(intent: { client_secret: string | null }, secret: string | undefined): void {
  if (!secret) throw unauthorized('This API call cannot be made with a publishable API key.', 403);
  if (secret !== intent.client_secret)
    throw badParameter(
      'client_secret',
      'The client_secret provided does not match the PaymentIntent.',
      'payment_intent_invalid_parameter',
    );
}

function retrieve({ data, path, params, isPublic }: Call<{ client_secret: 'string' }>): Stripe.PaymentIntent {
  const intent = findIntent(data, path.id);
  if (isPublic) checkSecret(intent, params.client_secret);
  return intent;
}

/** Restricts a card's number in a confirmation to the provider's script. */
export const BROWSER = { isPublic: true, browserOnly: ['client_secret', 'payment_method_data'] };

export const PAYMENT_INTENT_ROUTES: readonly Route[] = [
  route('GET', '/v1/payment_intents/search', { query: 'string!', limit: 'integer', page: 'string' }, (call) =>
    searchPage(call.sandbox, call.data.all<Stripe.PaymentIntent>('payment_intent'), call.params),
  ),
  route('POST', '/v1/payment_intents', CREATE, create),
  listRoute('/v1/payment_intents', { customer: 'string', created: 'range' }, ({ data, params }) =>
    data
      .all<Stripe.PaymentIntent>('payment_intent')
      .filter(({ customer }) => !params.customer || customer === params.customer)
      .filter(({ created }) => isWithin(created, params.created)),
  ),
  route('GET', '/v1/payment_intents/:id', { client_secret: 'string' }, retrieve, { isPublic: true }),
  route('POST', '/v1/payment_intents/:id', UPDATE, update),
  route('POST', '/v1/payment_intents/:id/confirm', CONFIRM, confirmRoute, BROWSER),
];
