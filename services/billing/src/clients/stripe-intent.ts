import type Stripe from 'stripe';
import type { Intent } from '../app/ports';
import type { PaymentCard } from '../domain/payment';

/** Fields that every response about an intent expands. */
export const WITH_CARD = ['latest_charge', 'payment_method'];

const STATUS: Readonly<Record<string, Intent['status']>> = {
  requires_payment_method: 'unpaid',
  requires_confirmation: 'unpaid',
  requires_action: 'requires_action',
  processing: 'processing',
  requires_capture: 'requires_capture',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/** An intent of an answer with {@link WITH_CARD}. */
export function toIntent(intent: Stripe.PaymentIntent): Intent {
  const status = STATUS[intent.status];
  if (!status) throw new Error(`Stripe returned a payment with the unknown status ${intent.status}`);
  const charged = expanded(intent.latest_charge)?.payment_method_details?.card;
  const method = expanded(intent.payment_method);
  return {
    id: intent.id,
    status,
    amount: intent.amount,
    captured: intent.amount_received,
    captureBefore: status === 'requires_capture' ? milliseconds(charged?.capture_before) : null,
    card: shown(charged) ?? shown(intent.last_payment_error?.payment_method?.card) ?? shown(method?.card),
    keptCardId: method?.customer ? method.id : null,
    error: refusalOf(intent.last_payment_error),
    attemptId: intent.metadata.attempt_id ?? null,
    keepsCard: intent.setup_future_usage === 'off_session',
    clientSecret: intent.client_secret ?? '',
  };
}

const expanded = <T extends object>(value: string | T | null): T | undefined =>
  typeof value === 'object' ? (value ?? undefined) : undefined;

const milliseconds = (seconds: number | undefined): number | null => (seconds ? seconds * 1000 : null);

interface Card {
  readonly brand?: string | null;
  readonly last4?: string | null;
}

const shown = (card: Card | null | undefined): PaymentCard | null =>
  card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : null;

/**
 * Returns the code of a refusal. A lack of funds is the only issuer's reason that is returned. The provider advises to
 * hide the others, such as a stolen card, from the payer (https://docs.stripe.com/declines/codes).
 */
function refusalOf(error: Stripe.PaymentIntent.LastPaymentError | null): string | null {
  if (!error) return null;
  if (error.decline_code === 'insufficient_funds') return error.decline_code;
  return error.code ?? error.type;
}
