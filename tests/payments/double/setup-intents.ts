import type Stripe from 'stripe';
import type { AccountData } from './account-data';
import { ApiError, badParameter, rejected } from './errors';
import { newId, randomText } from './ids';
import { mergeMetadata } from './metadata';
import { BROWSER, checkSecret } from './payment-intents';
import {
  attach,
  cardError,
  cardOf,
  createPaymentMethod,
  METHOD_TYPES,
  NEW_CARD,
  resolvePaymentMethod,
} from './payment-methods';
import { listRoute, route, type Call, type Route } from './route';
import type { Sandbox } from './sandbox';

const CONFIRM = {
  client_secret: 'string',
  payment_method: 'string',
  payment_method_data: { fields: NEW_CARD },
  return_url: 'string',
  use_stripe_sdk: 'boolean',
} as const;

const CREATE = {
  automatic_payment_methods: { fields: { enabled: 'boolean!', allow_redirects: ['always', 'never'] } },
  confirm: 'boolean',
  customer: 'string',
  description: 'string',
  metadata: 'map',
  payment_method: 'string',
  allowed_payment_method_types: { list: METHOD_TYPES },
  return_url: 'string',
  usage: ['off_session', 'on_session'],
  use_stripe_sdk: 'boolean',
} as const;

const UPDATE = {
  customer: 'string',
  description: 'string',
  metadata: 'map',
  payment_method: 'string',
} as const;

const findSetup = ({ data, path }: Pick<Call, 'data' | 'path'>) =>
  data.find<Stripe.SetupIntent>('setup_intent', path.id ?? '');

const unexpected = (intent: Stripe.SetupIntent, verb: string) =>
  rejected(`This SetupIntent could not be ${verb} because it has a status of ${intent.status}.`, {
    code: 'setup_intent_unexpected_state',
    setup_intent: structuredClone(intent),
  });

interface NewSetup {
  readonly customer?: string | undefined;
  readonly description?: string | undefined;
  readonly metadata?: Record<string, string> | undefined;
  readonly allowed_payment_method_types?: (typeof METHOD_TYPES)[number][] | undefined;
  readonly usage?: 'off_session' | 'on_session' | undefined;
}

export function createSetupIntent(sandbox: Sandbox, data: AccountData, params: NewSetup): Stripe.SetupIntent {
  if (params.customer) data.find('customer', params.customer, 'customer');
  const id = newId('seti');
  const types = params.allowed_payment_method_types;
  const intent: Stripe.SetupIntent = data.add({
    id,
    object: 'setup_intent',
    allowed_payment_method_types: types ?? null,
    application: null,
    automatic_payment_methods: types ? null : { enabled: true, allow_redirects: 'always' },
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(24)}`,
    created: sandbox.clock.now(),
    customer: params.customer ?? null,
    customer_account: null,
    description: params.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: params.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: types ?? ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: params.usage ?? 'off_session',
  });
  sandbox.emit(data, 'setup_intent.created', intent);
  return intent;
}

function create({ sandbox, data, params }: Call<typeof CREATE>): Stripe.SetupIntent {
  if (params.return_url && !params.confirm)
    throw badParameter('return_url', 'You cannot set `return_url` unless `confirm` is true.');
  const intent = createSetupIntent(sandbox, data, params);
  if (params.payment_method) chooseMethod(sandbox, data, intent, params.payment_method);
  return params.confirm ? confirmSetup(sandbox, data, intent, params) : intent;
}

/** Sets the card that is to be saved. */
export function chooseMethod(
  sandbox: Sandbox,
  data: AccountData,
  intent: Stripe.SetupIntent,
  id: string,
): void {
  intent.payment_method = resolvePaymentMethod(sandbox, data, id).id;
  intent.status = 'requires_confirmation';
}

interface HowConfirmed {
  readonly return_url?: string | undefined;
  readonly use_stripe_sdk?: boolean | undefined;
}

/** Confirms a setup intent: requires 3D Secure, or attaches the card and allows later charges. */
export function confirmSetup(
  sandbox: Sandbox,
  data: AccountData,
  intent: Stripe.SetupIntent,
  how: HowConfirmed,
): Stripe.SetupIntent {
  if (!intent.status.startsWith('requires_') || !intent.payment_method) throw unexpected(intent, 'confirmed');
  const { card } = cardOf(data, intent.payment_method as string);
  if (!card.authentication) return finishSetup(sandbox, data, intent);
  const url = `${sandbox.url}/confirm/${intent.client_secret}`;
  intent.status = 'requires_action';
  intent.next_action =
    how.return_url && !how.use_stripe_sdk
      ? { type: 'redirect_to_url', redirect_to_url: { url, return_url: how.return_url } }
      : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } };
  sandbox.emit(data, 'setup_intent.requires_action', intent);
  return intent;
}

function finishSetup(sandbox: Sandbox, data: AccountData, intent: Stripe.SetupIntent): Stripe.SetupIntent {
  const method = data.find<Stripe.PaymentMethod>('payment_method', intent.payment_method as string);
  const state = cardOf(data, method.id);
  if (state.card.decline) failSetup(sandbox, data, intent, cardError(state.card.decline));
  if (intent.customer) attach(sandbox, data, method, intent.customer as string);
  if (intent.usage === 'off_session') state.isSetUp = true;
  Object.assign(intent, { status: 'succeeded', next_action: null, last_setup_error: null });
  sandbox.emit(data, 'setup_intent.succeeded', intent);
  return intent;
}

function failSetup(sandbox: Sandbox, data: AccountData, intent: Stripe.SetupIntent, error: ApiError): never {
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error.body,
  });
  sandbox.emit(data, 'setup_intent.setup_failed', intent);
  throw new ApiError(error.status, { ...error.body, setup_intent: structuredClone(intent) });
}

/** The outcome of 3D Secure on a setup intent. */
export function authenticateSetup(
  sandbox: Sandbox,
  data: AccountData,
  intent: Stripe.SetupIntent,
  hasPassed: boolean,
): Stripe.SetupIntent {
  if (intent.status !== 'requires_action') throw unexpected(intent, 'authenticated');
  if (hasPassed) return finishSetup(sandbox, data, intent);
  const message = 'The provided PaymentMethod has failed authentication.';
  const code = 'setup_intent_authentication_failure';
  try {
    return failSetup(sandbox, data, intent, rejected(message, { code }));
  } catch (error) {
    if (error instanceof ApiError) return intent;
    throw error;
  }
}

export const SETUP_INTENT_ROUTES: readonly Route[] = [
  route('POST', '/v1/setup_intents', CREATE, create),
  listRoute('/v1/setup_intents', { customer: 'string' }, ({ data, params }) =>
    data
      .all<Stripe.SetupIntent>('setup_intent')
      .filter(({ customer }) => !params.customer || customer === params.customer),
  ),
  route(
    'GET',
    '/v1/setup_intents/:id',
    { client_secret: 'string' },
    (call) => {
      const intent = findSetup(call);
      if (call.isPublic) checkSecret(intent, call.params.client_secret);
      return intent;
    },
    { isPublic: true },
  ),
  route('POST', '/v1/setup_intents/:id', UPDATE, (call) => {
    const { sandbox, data, params } = call;
    const intent = findSetup(call);
    if (!intent.status.startsWith('requires_')) throw unexpected(intent, 'updated');
    if (params.customer) data.find('customer', params.customer, 'customer');
    if (params.customer) intent.customer = params.customer;
    if (params.description !== undefined) intent.description = params.description || null;
    intent.metadata = mergeMetadata(intent.metadata ?? {}, params.metadata);
    if (params.payment_method) chooseMethod(sandbox, data, intent, params.payment_method);
    return intent;
  }),
  route(
    'POST',
    '/v1/setup_intents/:id/confirm',
    CONFIRM,
    (call) => {
      const { sandbox, data, params } = call;
      const intent = findSetup(call);
      if (call.isPublic) checkSecret(intent, params.client_secret);
      if (!intent.status.startsWith('requires_')) throw unexpected(intent, 'confirmed');
      const method = params.payment_method_data
        ? createPaymentMethod(sandbox, data, params.payment_method_data).id
        : params.payment_method;
      if (method) chooseMethod(sandbox, data, intent, method);
      return confirmSetup(sandbox, data, intent, params);
    },
    BROWSER,
  ),
  route(
    'POST',
    '/v1/setup_intents/:id/cancel',
    { cancellation_reason: ['abandoned', 'duplicate', 'requested_by_customer'] },
    (call) => {
      const intent = findSetup(call);
      if (!intent.status.startsWith('requires_')) throw unexpected(intent, 'canceled');
      Object.assign(intent, { status: 'canceled', next_action: null });
      call.sandbox.emit(call.data, 'setup_intent.canceled', intent);
      return intent;
    },
  ),
];
