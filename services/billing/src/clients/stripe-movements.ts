import type Stripe from 'stripe';
import type { ProviderBooks } from '../app/ports';
import type { Movement } from '../domain/reconcile/compare-books';

/** The object that caused a movement, as far as it is read here. */
interface Source {
  readonly object: string;
  readonly payment_intent?: string | { readonly id: string } | null;
  readonly metadata?: Readonly<Record<string, string>> | null;
}

const OF_PAYMENTS: ReadonlySet<string> = new Set(['charge', 'refund', 'dispute']);

/**
 * Reads the platform's balance transactions, with what caused each. Amounts are before the provider's fees.
 * @param since epoch milliseconds; undefined for all
 */
export async function readMovements(stripe: Stripe, since: number | undefined): Promise<ProviderBooks> {
  const created = since === undefined ? {} : { created: { gte: Math.floor(since / 1000) } };
  const movements: Movement[] = [];
  let transferred = 0;
  const list = stripe.balanceTransactions.list({ ...created, limit: 100, expand: ['data.source'] });
  for await (const { amount, source } of list) {
    if (!source || typeof source === 'string') continue;
    const { object, payment_intent: intent, metadata } = source as unknown as Source;
    if (object === 'transfer' && metadata?.['payout_id']) transferred -= amount;
    const intentId = typeof intent === 'string' ? intent : intent?.id;
    if (!intentId || !OF_PAYMENTS.has(object)) continue;
    const isOurs = metadata?.['attempt_id'] !== undefined;
    movements.push({ intentId, amount, isCharge: object === 'charge', isOurs });
  }
  return { movements, transferred };
}
