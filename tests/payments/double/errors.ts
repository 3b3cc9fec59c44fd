import type Stripe from 'stripe';

/** The `error` of an answer of the API. */
export interface ApiErrorBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
  readonly setup_intent?: Stripe.SetupIntent;
  readonly payment_method?: Stripe.PaymentMethod;
}

/** A failed request with its HTTP status. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ApiErrorBody,
    /** False if the request failed before it ran: such an answer is not stored with the idempotency key. */
    readonly isStored = true,
  ) {
    super(body.message);
  }
}

/** Rejects a request because of the state of its objects; stored with the idempotency key. */
export const rejected = (message: string, details: Partial<ApiErrorBody> = {}) =>
  new ApiError(400, { type: 'invalid_request_error', message, ...details });

/** Rejects a parameter before anything runs. */
export const badParameter = (param: string, message: string, code?: string) =>
  new ApiError(400, { type: 'invalid_request_error', message, param, ...(code && { code }) }, false);

/** Rejects the caller: no key, a wrong key, or a key without the right to call the route. */
export const unauthorized = (message: string, status: 401 | 403 = 401) =>
  new ApiError(status, { type: 'invalid_request_error', message }, false);

/** `resource_missing`: 404 for the object of the path, 400 for an object that a parameter names. */
export const missing = (object: string, id: string, param = 'id') =>
  new ApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${object.replaceAll('_', '')}: '${id}'`,
    param,
  });

export const CARD_MESSAGES: Readonly<Record<string, string>> = {
  authentication_required: 'Your card was declined. This transaction requires authentication.',
  card_declined: 'Your card was declined.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  insufficient_funds: 'Your card has insufficient funds.',
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
};
