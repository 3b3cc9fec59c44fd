import type Stripe from 'stripe';
import type { AccountData } from './account-data';
import { DAY } from './clock';
import { badParameter, rejected } from './errors';
import { newId } from './ids';
import { isWithin } from './params';
import { METHOD_TYPES } from './payment-methods';
import { listRoute, route, type Call, type Route } from './route';
import type { Sandbox } from './sandbox';
import { createSetupIntent } from './setup-intents';

const CREATE = {
  mode: ['setup', 'payment', 'subscription'],
  cancel_url: 'string',
  client_reference_id: 'string',
  currency: 'string',
  customer: 'string',
  locale: ['auto', 'en', 'ja'],
  metadata: 'map',
  allowed_payment_method_types: { list: METHOD_TYPES },
  setup_intent_data: { fields: { description: 'string', metadata: 'map' } },
  success_url: 'string!',
} as const;

/** Time in which a session can be completed, seconds. */
const LIFETIME = DAY;

/** A page on which a payer saves a card: a session in mode `setup`. */
function create({ sandbox, data, params }: Call<typeof CREATE>): Stripe.Checkout.Session {
  if (params.mode !== 'setup')
    throw badParameter('mode', `The double has checkout sessions of mode setup alone, not ${params.mode}.`);
  const types = params.allowed_payment_method_types;
  if (!params.currency && !types)
    throw badParameter('currency', 'Missing required param: currency.', 'parameter_missing');
  const setup = createSetupIntent(sandbox, data, {
    ...params.setup_intent_data,
    customer: params.customer,
    allowed_payment_method_types: types ?? ['card'],
  });
  const session = newSession(sandbox, setup, params);
  data.add(session);
  sandbox.schedule(session.expires_at, () => session.status === 'open' && expire(sandbox, data, session));
  return session;
}

function newSession(sandbox: Sandbox, setup: Stripe.SetupIntent, params: Call<typeof CREATE>['params']) {
  const id = newId('cs_test', 58);
  const created = sandbox.clock.now();
  const session: Stripe.Checkout.Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: null,
    amount_total: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: params.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: setup.customer,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: null,
    expires_at: created + LIFETIME,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: null,
    metadata: params.metadata ?? {},
    mode: 'setup',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: setup.payment_method_types,
    payment_status: 'no_payment_required',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: setup.id,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: params.success_url,
    total_details: null,
    ui_mode: 'hosted_page',
    url: `${sandbox.url}/setup/${id}`,
    wallet_options: null,
  };
  return session;
}

function expire(sandbox: Sandbox, data: AccountData, session: Stripe.Checkout.Session) {
  if (session.status !== 'open')
    throw rejected(
      `Only Checkout Sessions with a status of open can be expired; this one is ${session.status}.`,
    );
  Object.assign(session, { status: 'expired', url: null });
  sandbox.emit(data, 'checkout.session.expired', session);
  return session;
}

/** Completes the session once its setup intent has succeeded. */
export function completeSession(sandbox: Sandbox, data: AccountData, session: Stripe.Checkout.Session): void {
  if (session.status !== 'open') return;
  Object.assign(session, { status: 'complete', url: null });
  sandbox.emit(data, 'checkout.session.completed', session);
}

const find = ({ data, path }: Pick<Call, 'data' | 'path'>) =>
  data.find<Stripe.Checkout.Session>('checkout.session', path.id ?? '');

export const CHECKOUT_ROUTES: readonly Route[] = [
  route('POST', '/v1/checkout/sessions', CREATE, create),
  listRoute('/v1/checkout/sessions', { customer: 'string', created: 'range' }, ({ data, params }) =>
    data
      .all<Stripe.Checkout.Session>('checkout.session')
      .filter(({ customer }) => !params.customer || customer === params.customer)
      .filter(({ created }) => isWithin(created, params.created)),
  ),
  route('GET', '/v1/checkout/sessions/:id', {}, find),
  route('POST', '/v1/checkout/sessions/:id/expire', {}, (call) =>
    expire(call.sandbox, call.data, find(call)),
  ),
];
