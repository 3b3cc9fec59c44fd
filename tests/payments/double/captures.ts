import type Stripe from 'stripe';
import type { AccountData } from './account-data';
import { captureCharge, findCharge, releaseCharge } from './charges';
import { openDispute } from './disputes';
import { ApiError, rejected } from './errors';
import { fail, unexpectedState } from './intent-state';
import { mergeMetadata } from './metadata';
import { cardError, cardOf } from './payment-methods';
import { route, type Call, type Route } from './route';
import type { Sandbox } from './sandbox';

const CAPTURE = {
  amount_to_capture: 'integer',
  final_capture: 'boolean',
  metadata: 'map',
  statement_descriptor_suffix: 'string',
} as const;

const CANCEL = {
  cancellation_reason: ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'],
} as const;

const find = ({ data, path }: { data: AccountData; path: Readonly<Record<string, string>> }) =>
  data.find<Stripe.PaymentIntent>('payment_intent', path.id ?? '');

function capture(call: Call<typeof CAPTURE>): Stripe.PaymentIntent {
  const { sandbox, data, params } = call;
  const intent = find(call);
  if (intent.status !== 'requires_capture') throw unexpectedState(intent, 'captured');
  const amount = params.amount_to_capture ?? intent.amount_capturable;
  if (amount > intent.amount_capturable)
    throw rejected(
      `The amount_to_capture (${amount}) is greater than the amount capturable (${intent.amount_capturable}).`,
      { code: 'amount_too_large', param: 'amount_to_capture' },
    );
  if (amount < 1)
    throw rejected('Invalid positive integer', {
      code: 'parameter_invalid_integer',
      param: 'amount_to_capture',
    });
  const charge = findCharge(data, intent.latest_charge as string);
  refuseCapture(sandbox, data, intent, charge);
  captureCharge(sandbox, data, charge, amount);
  intent.metadata = mergeMetadata(intent.metadata, params.metadata);
  Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 });
  sandbox.emit(data, 'charge.captured', charge);
  sandbox.emit(data, 'payment_intent.succeeded', intent);
  const { dispute } = cardOf(data, charge.payment_method ?? '').card;
  if (dispute) openDispute(sandbox, data, charge, dispute);
  return intent;
}

/** The issuer may refuse at the capture what it authorized. */
function refuseCapture(
  sandbox: Sandbox,
  data: AccountData,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
): void {
  const method = data.find<Stripe.PaymentMethod>('payment_method', intent.payment_method as string);
  const refused = cardOf(data, method.id).card.captureDecline;
  if (!refused) return;
  const { body } = cardError(refused, { charge: charge.id, payment_method: structuredClone(method) });
  Object.assign(charge, {
    status: 'failed',
    paid: false,
    failure_code: refused.code,
    failure_message: body.message,
  });
  sandbox.emit(data, 'charge.failed', charge);
  fail(sandbox, data, intent, body as Stripe.PaymentIntent.LastPaymentError);
  throw new ApiError(402, { ...body, payment_intent: structuredClone(intent) });
}

function cancel(call: Call<typeof CANCEL>): Stripe.PaymentIntent {
  const { sandbox, data, params } = call;
  const intent = find(call);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpectedState(
      intent,
      'canceled',
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
    );
  close(sandbox, data, intent, params.cancellation_reason ?? null, 'charge.refunded');
  return intent;
}

function close(
  sandbox: Sandbox,
  data: AccountData,
  intent: Stripe.PaymentIntent,
  cancellation_reason: Stripe.PaymentIntent.CancellationReason | null,
  release: string,
): void {
  const isHeld = intent.status === 'requires_capture';
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: sandbox.clock.now(),
    cancellation_reason,
    amount_capturable: 0,
    next_action: null,
  });
  if (isHeld) releaseCharge(sandbox, data, findCharge(data, intent.latest_charge as string), release);
  sandbox.emit(data, 'payment_intent.canceled', intent);
}

/** Cancels a payment intent that was not captured until `capture_before`. */
export function expireHold(
  sandbox: Sandbox,
  data: AccountData,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
): void {
  if (intent.status !== 'requires_capture' || intent.latest_charge !== charge.id) return;
  close(sandbox, data, intent, 'automatic', 'charge.expired');
}

export const CAPTURE_ROUTES: readonly Route[] = [
  route('POST', '/v1/payment_intents/:id/capture', CAPTURE, capture),
  route('POST', '/v1/payment_intents/:id/cancel', CANCEL, cancel),
];
