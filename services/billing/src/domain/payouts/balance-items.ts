import { commissionOf } from '@kashikari/pricing';
import type { PaymentReason } from '../payment';

export type BalanceItemKind = 'earned' | 'refund' | 'commission' | 'chargeback' | 'returned_payout' | 'rest';

/** One line of what an available balance consists of. */
export interface BalanceItem {
  readonly kind: BalanceItemKind;
  /** Yen; negative where it was taken from the balance. */
  readonly amount: number;
  /** Empty for other causes. */
  readonly bookingId: string;
  readonly title: string;
  /** The subject of the payment; null for other causes. */
  readonly reason: PaymentReason | null;
  /** Business time, epoch milliseconds. */
  readonly at: number;
}

/** A journal that changed an available balance. */
export interface BalanceChange extends Omit<BalanceItem, 'kind'> {
  /** Kind of the journal. */
  readonly kind: string;
  /** Yen of the refund or chargeback; 0 for other causes. */
  readonly gross: number;
  /** Yen that were collected of the payment, and that are left of it; 0 for other causes. */
  readonly collected: number;
  readonly kept: number;
  /** The operator's share, percent. */
  readonly percent: number;
}

/** Number of items of a balance. */
const MAX_ITEMS = 50;

const SIGNED: Readonly<Record<string, { readonly kind: BalanceItemKind; readonly sign: 1 | -1 }>> = {
  refunded: { kind: 'refund', sign: -1 },
  charged_back: { kind: 'chargeback', sign: -1 },
  chargeback_won: { kind: 'chargeback', sign: 1 },
};

/**
 * Returns the lines of a balance, the latest first. Their sum is the balance: what is not listed is one line, the rest.
 * @param changes since the latest payout, the latest first
 * @param available yen
 */
export function itemsOf(changes: readonly BalanceChange[], available: number, now: number): BalanceItem[] {
  const all = changes.flatMap(linesOf);
  const items = all.length > MAX_ITEMS ? all.slice(0, MAX_ITEMS - 1) : all;
  const rest = available - items.reduce((sum, { amount }) => sum + amount, 0);
  if (rest === 0) return items;
  const last = {
    kind: 'rest',
    amount: rest,
    bookingId: '',
    title: '',
    reason: null,
    at: items.at(-1)?.at ?? now,
  } as const;
  return [...items.slice(0, MAX_ITEMS - 1), ...joined(items.slice(MAX_ITEMS - 1), last)];
}

/** Adds items that have no place to the rest. */
const joined = (more: readonly BalanceItem[], rest: BalanceItem): BalanceItem[] => [
  { ...rest, amount: more.reduce((sum, { amount }) => sum + amount, rest.amount) },
];

function linesOf(change: BalanceChange): BalanceItem[] {
  const { kind, amount, bookingId, title, reason, at } = change;
  const line = (of: BalanceItemKind, yen: number): BalanceItem => ({
    kind: of,
    amount: yen,
    bookingId,
    title,
    reason,
    at,
  });
  if (kind === 'payout_failed' || kind === 'payout_returned') return [line('returned_payout', amount)];
  if (kind === 'released' || kind === 'captured') {
    const gross = grossOf(change);
    return withCommission(line('earned', gross), amount);
  }
  const signed = SIGNED[kind];
  return signed
    ? withCommission(line(signed.kind, signed.sign * change.gross), amount)
    : [line('rest', amount)];
}

/** The commission of a line is a line of its own. */
const withCommission = (item: BalanceItem, net: number): BalanceItem[] =>
  item.amount === net ? [item] : [item, { ...item, kind: 'commission', amount: net - item.amount }];

/** Returns the amount whose rest after the commission is known. Of two such amounts, one of the payment counts. */
function grossOf({ amount: net, collected, kept, percent }: BalanceChange): number {
  const netOf = (gross: number) => gross - commissionOf(gross, percent);
  const known = [collected, kept].find((gross) => netOf(gross) === net);
  if (known !== undefined || percent === 100) return known ?? net;
  let gross = Math.floor((net * 100) / (100 - percent));
  while (netOf(gross) < net) gross += 1;
  while (gross > net && netOf(gross - 1) >= net) gross -= 1;
  return gross;
}
