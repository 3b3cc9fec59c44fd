import type Stripe from 'stripe';
import type { AccountData } from './account-data';
import { expireHold } from './captures';
import type { CardDecline } from './cards';
import { addCharge, captureCharge, type ThreeDSecure } from './charges';
import { ApiError, rejected } from './errors';
import { openDispute } from './disputes';
import { fail, unexpectedState } from './intent-state';
import { cardError, cardOf } from './payment-methods';
import type { Sandbox } from './sandbox';

export interface Confirmation {
  readonly off_session?: boolean | undefined;
  readonly return_url?: string | undefined;
  readonly use_stripe_sdk?: boolean | undefined;
  readonly error_on_requires_action?: boolean | undefined;
}

const CONFIRMABLE = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

const AUTHENTICATION_REQUIRED: CardDecline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
};

/** Throws if a payment intent can't be confirmed as it is. */
export function mayConfirm(intent: Stripe.PaymentIntent, how: Confirmation): void {
  if (!CONFIRMABLE.has(intent.status)) throw unexpectedState(intent, 'confirmed');
  if (!intent.payment_method)
    throw unexpectedState(
      intent,
      'confirmed',
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  const automatic = intent.automatic_payment_methods;
  if (automatic?.enabled && automatic.allow_redirects !== 'never' && !how.return_url && !how.use_stripe_sdk)
    throw rejected(
      'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`.',
      { param: 'return_url' },
    );
}

/**
 * Confirms a payment intent: requires 3D Secure, or charges the card. A decline throws, and the intent contains the
 * reason.
 */
export function confirm(
  sandbox: Sandbox,
  data: AccountData,
  intent: Stripe.PaymentIntent,
  how: Confirmation,
): Stripe.PaymentIntent {
  mayConfirm(intent, how);
  const method = data.find<Stripe.PaymentMethod>('payment_method', intent.payment_method as string);
  const { card, isSetUp, isConsumed } = cardOf(data, method.id);
  if (isConsumed && !method.customer)
    throw rejected(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
    );
  const asks = card.authentication === 'always' || (card.authentication === 'unless_set_up' && !isSetUp);
  if (!asks) return charge(sandbox, data, intent, method);
  if (how.off_session || how.error_on_requires_action)
    return decline(sandbox, data, intent, method, AUTHENTICATION_REQUIRED);
  return requireAction(sandbox, data, intent, how);
}

function requireAction(
  sandbox: Sandbox,
  data: AccountData,
  intent: Stripe.PaymentIntent,
  how: Confirmation,
): Stripe.PaymentIntent {
  const url = `${sandbox.url}/confirm/${intent.client_secret}`;
  intent.status = 'requires_action';
  intent.last_payment_error = null;
  intent.next_action =
    how.return_url && !how.use_stripe_sdk
      ? { type: 'redirect_to_url', redirect_to_url: { url, return_url: how.return_url } }
      : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } };
  sandbox.emit(data, 'payment_intent.requires_action', intent);
  return intent;
}

/** The outcome of 3D Secure: charges the card, or fails the attempt. A later decline is only in the intent. */
export function authenticate(
  sandbox: Sandbox,
  data: AccountData,
  intent: Stripe.PaymentIntent,
  hasPassed: boolean,
): Stripe.PaymentIntent {
  if (intent.status !== 'requires_action') throw unexpectedState(intent, 'authenticated');
  const method = data.find<Stripe.PaymentMethod>('payment_method', intent.payment_method as string);
  intent.next_action = null;
  if (!hasPassed) {
    fail(sandbox, data, intent, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
      payment_method: structuredClone(method),
    });
    return intent;
  }
  try {
    return charge(sandbox, data, intent, method, 'authenticated');
  } catch (error) {
    if (error instanceof ApiError) return intent;
    throw error;
  }
}

function charge(
  sandbox: Sandbox,
  data: AccountData,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  threeDSecure?: ThreeDSecure,
): Stripe.PaymentIntent {
  const state = cardOf(data, method.id);
  const refused = state.card.decline ?? state.card.chargeDecline;
  if (refused) return decline(sandbox, data, intent, method, refused, threeDSecure);
  const made = addCharge(sandbox, data, intent, method, undefined, threeDSecure);
  Object.assign(intent, { latest_charge: made.id, last_payment_error: null, next_action: null });
  keepCard(sandbox, data, intent, method);
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture';
    intent.amount_capturable = intent.amount;
    const before = made.payment_method_details?.card?.capture_before ?? 0;
    sandbox.schedule(before, () => expireHold(sandbox, data, intent, made));
    sandbox.emit(data, 'charge.succeeded', made);
    sandbox.emit(data, 'payment_intent.amount_capturable_updated', intent);
    return intent;
  }
  captureCharge(sandbox, data, made, intent.amount);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  sandbox.emit(data, 'charge.succeeded', made);
  sandbox.emit(data, 'payment_intent.succeeded', intent);
  if (state.card.dispute) openDispute(sandbox, data, made, state.card.dispute);
  return intent;
}

/** Stores the card for the customer if `setup_future_usage` is set. Any other unattached card can't pay again. */
function keepCard(
  sandbox: Sandbox,
  data: AccountData,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): void {
  const state = cardOf(data, method.id);
  if (intent.setup_future_usage && intent.customer) {
    if (intent.setup_future_usage === 'off_session') state.isSetUp = true;
    if (method.customer) return;
    method.customer = intent.customer as string;
    sandbox.emit(data, 'payment_method.attached', method);
  } else if (!method.customer) state.isConsumed = true;
}

function decline(
  sandbox: Sandbox,
  data: AccountData,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  refused: CardDecline,
  threeDSecure?: ThreeDSecure,
): never {
  const failed = addCharge(sandbox, data, intent, method, refused, threeDSecure);
  sandbox.emit(data, 'charge.failed', failed);
  const { body } = cardError(refused, { charge: failed.id, payment_method: structuredClone(method) });
  intent.latest_charge = failed.id;
  fail(sandbox, data, intent, body as Stripe.PaymentIntent.LastPaymentError);
  throw new ApiError(402, { ...body, payment_intent: structuredClone(intent) });
}
