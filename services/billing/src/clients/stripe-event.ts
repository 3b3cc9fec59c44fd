import { refused } from '@kashikari/kernel';
import Stripe from 'stripe';
import type { ProviderEvent } from '../app/ports';

/** Maximum age of a signature, seconds. */
const TOLERANCE = 300;

/**
 * Verifies an event by any of several secrets.
 * @param now security time, epoch milliseconds
 * @throws DomainError `webhook.signature`
 */
export function readEvent(
  body: Buffer,
  signature: string,
  secrets: readonly string[],
  now: number,
): ProviderEvent {
  for (const secret of secrets) {
    try {
      return toEvent(Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, now));
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  throw refused('webhook.signature');
}

/** The object of an event, as far as it is read here. */
interface EventObject {
  readonly id?: string;
  readonly object: string;
  readonly payment_intent?: string | { readonly id: string } | null;
  readonly status?: string | null;
  readonly metadata?: Readonly<Record<string, string>> | null;
}

/**
 * Sets ids only for objects that this service created: the operator may use the Stripe account for other purposes too.
 */
function toEvent({ id, type, data }: Stripe.Event): ProviderEvent {
  const object = data.object as EventObject;
  const { metadata } = object;
  const isPayment = metadata?.attempt_id !== undefined && !CREATED.has(type);
  const isInvoice = object.object === 'invoice';
  return {
    ...{ id, type, intentId: (isPayment && !isInvoice && intentOf(object)) || '' },
    invoiceId: (isPayment && isInvoice && object.id) || '',
    disputeId: (object.object === 'dispute' && object.id) || '',
    payoutId: (object.object === 'payout' && metadata?.payout_id) || '',
    accountId: (object.object === 'account' && metadata?.account_id && object.id) || '',
    failedRefundId: (object.object === 'refund' && object.status === 'failed' && object.id) || '',
  };
}

/** Events of what the attempt that caused them knows already. */
const CREATED: ReadonlySet<string> = new Set([
  ...['payment_intent.created', 'refund.created'],
  ...['invoice.created', 'invoice.finalized', 'invoice.sent'],
]);

function intentOf({ id, object, payment_intent: intent }: EventObject): string | undefined {
  if (object === 'payment_intent') return id;
  return typeof intent === 'string' ? intent : intent?.id;
}
