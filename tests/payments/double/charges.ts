import type Stripe from 'stripe';
import type { AccountData } from './account-data';
import { recordCharge } from './balance';
import { authorizationDays, type CardDecline } from './cards';
import { DAY } from './clock';
import { CARD_MESSAGES } from './errors';
import { newId } from './ids';
import { mergeMetadata } from './metadata';
import { isWithin } from './params';
import { cardOf } from './payment-methods';
import { listRoute, route, type Call, type Route } from './route';
import type { Sandbox } from './sandbox';

export type ThreeDSecure = 'authenticated' | undefined;

/** Charges a card for a payment intent: authorized, captured at once, or declined. */
export function addCharge(
  sandbox: Sandbox,
  data: AccountData,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline?: CardDecline,
  threeDSecure?: ThreeDSecure,
): Stripe.Charge {
  const created = sandbox.clock.now();
  const isManual = intent.capture_method === 'manual';
  const code = decline && (decline.decline_code ?? decline.code);
  const message = decline ? (CARD_MESSAGES[code ?? ''] ?? 'Your card was declined.') : null;
  return data.add<Stripe.Charge>({
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: false,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: message,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: code ?? null,
      risk_level: 'normal',
      seller_message: message ?? 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(sandbox, data, intent, method, threeDSecure, isManual && !decline),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  });
}

function detailsOf(
  sandbox: Sandbox,
  data: AccountData,
  intent: Stripe.PaymentIntent,
  { id, card }: Stripe.PaymentMethod,
  threeDSecure: ThreeDSecure,
  isHeld: boolean,
): Stripe.Charge.PaymentMethodDetails | null {
  if (!card) return null;
  const days = authorizationDays(cardOf(data, id).card, intent.currency);
  return {
    type: 'card',
    card: {
      amount_authorized: intent.amount,
      authorization_code: '123456',
      brand: card.brand,
      ...(isHeld && { capture_before: sandbox.clock.now() + days * DAY }),
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: newId('ntx', 12).slice(4),
      regulated_status: 'unregulated',
      three_d_secure: threeDSecure
        ? {
            authentication_flow: 'challenge',
            electronic_commerce_indicator: '05',
            exemption_indicator: null,
            result: threeDSecure,
            result_reason: null,
            transaction_id: null,
            version: '2.2.0',
          }
        : null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

/** Takes the held amount, or a part of it; the rest is released and counts as refunded. */
export function captureCharge(
  sandbox: Sandbox,
  data: AccountData,
  charge: Stripe.Charge,
  amount: number,
): void {
  charge.captured = true;
  charge.amount_captured = amount;
  charge.amount_refunded = charge.amount - amount;
  const isAvailable =
    charge.payment_method !== null && cardOf(data, charge.payment_method).card.isAvailableAtOnce;
  charge.balance_transaction = recordCharge(sandbox, data, charge, isAvailable).id;
}

/** Releases a held amount. */
export function releaseCharge(
  sandbox: Sandbox,
  data: AccountData,
  charge: Stripe.Charge,
  event: string,
): void {
  charge.amount_refunded = charge.amount;
  charge.refunded = true;
  sandbox.emit(data, event, charge);
}

/** Returns the part of a captured charge that was not refunded. */
export const refundable = (charge: Stripe.Charge) => charge.amount - charge.amount_refunded;

export const findCharge = (data: AccountData, id: string, param?: string) =>
  data.find<Stripe.Charge>('charge', id, param);

const UPDATE = {
  description: 'string',
  metadata: 'map',
  receipt_email: 'string',
  transfer_group: 'string',
} as const;

function update({ sandbox, data, path, params }: Call<typeof UPDATE>): Stripe.Charge {
  const charge = findCharge(data, path.id ?? '');
  if (params.description !== undefined) charge.description = params.description || null;
  if (params.receipt_email !== undefined) charge.receipt_email = params.receipt_email || null;
  if (params.transfer_group !== undefined) charge.transfer_group = params.transfer_group;
  charge.metadata = mergeMetadata(charge.metadata, params.metadata);
  sandbox.emit(data, 'charge.updated', charge);
  return charge;
}

export const CHARGE_ROUTES: readonly Route[] = [
  listRoute(
    '/v1/charges',
    { customer: 'string', payment_intent: 'string', created: 'range', transfer_group: 'string' },
    ({ data, params }) =>
      data
        .all<Stripe.Charge>('charge')
        .filter(({ created }) => isWithin(created, params.created))
        .filter(({ customer }) => !params.customer || customer === params.customer)
        .filter(({ payment_intent: intent }) => !params.payment_intent || intent === params.payment_intent)
        .filter(({ transfer_group: group }) => !params.transfer_group || group === params.transfer_group),
  ),
  route('GET', '/v1/charges/:id', {}, ({ data, path }) => findCharge(data, path.id ?? '')),
  route('POST', '/v1/charges/:id', UPDATE, update),
];
