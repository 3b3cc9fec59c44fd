import type Stripe from 'stripe';
import type { AccountData } from './account-data';
import { rejected } from './errors';
import type { Sandbox } from './sandbox';

/** The error of an operation that the status of a payment intent does not allow. */
export const unexpectedState = (intent: Stripe.PaymentIntent, verb: string, why?: string) =>
  rejected(why ?? `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: structuredClone(intent),
  });

/** Ends an attempt: the intent needs another card. */
export function fail(
  sandbox: Sandbox,
  data: AccountData,
  intent: Stripe.PaymentIntent,
  error: Stripe.PaymentIntent.LastPaymentError,
): void {
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    amount_capturable: 0,
    last_payment_error: error,
  });
  sandbox.emit(data, 'payment_intent.payment_failed', intent);
}
