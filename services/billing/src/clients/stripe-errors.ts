import { refused } from '@kashikari/kernel';
import Stripe from 'stripe';

/** Codes of a payment whose status no longer allows the call, or whose hold has ended. */
const OVER: ReadonlySet<string | undefined> = new Set([
  'payment_intent_unexpected_state',
  'charge_expired_for_capture',
  'capture_charge_authorization_expired',
]);

/** HTTP statuses after which the same call may succeed: a key in use, too many requests. */
const PASSING: ReadonlySet<number | undefined> = new Set([409, 429]);

/** An answer of the provider that no retry improves. The SDK's error stays out of it: it contains secrets of the payment. */
export class ProviderFault extends Error {
  /** The provider's code; empty if it gave none. */
  readonly code: string;

  constructor({ type, code, statusCode, requestId, message }: Stripe.errors.StripeError) {
    super(
      `Stripe answered ${statusCode} ${type} ${code ?? '-'} (${requestId ?? 'no request id'}): ${message}`,
    );
    this.code = code ?? '';
  }
}

/** Returns the error to throw for an error of the SDK. */
export function faultOf(error: unknown): unknown {
  if (!isStripeError(error)) return error;
  if (OVER.has(error.code)) return refused('payment.session_timeout');
  return isPassing(error) ? refused('unavailable', { service: 'stripe' }) : new ProviderFault(error);
}

export const isKeyRejected = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeAuthenticationError;

/** Returns true if an object does not exist, or belongs to another platform. */
export const isMissing = (error: unknown): boolean =>
  isStripeError(error) && (error.code === 'resource_missing' || error.code === 'account_invalid');

/** Returns true if a card no longer belongs to a customer. */
export const isDetached = (error: unknown): boolean =>
  isStripeError(error) && (error.code === 'payment_method_unexpected_state' || isMissing(error));

/** Returns true if a payment's status does not allow the call. */
export const isOver = (error: unknown): boolean => isStripeError(error) && OVER.has(error.code);

/** Returns true if an invoice is no longer open. */
export const isNotOpen = (error: unknown): boolean => isStripeError(error) && error.statusCode === 400;

/** The payment of a declined card. */
export const declinedIntent = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeCardError ? error.payment_intent?.id : undefined;

const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError;

/** A rejected key waits for its correction: no job is lost meanwhile. */
const isPassing = (error: Stripe.errors.StripeError): boolean =>
  PASSING.has(error.statusCode) ||
  (error.statusCode ?? 0) >= 500 ||
  error instanceof Stripe.errors.StripeConnectionError ||
  isKeyRejected(error);
