import { TAX_PERCENT } from '@kashikari/kernel';
import { commissionOf } from '@kashikari/pricing';
import type { Bill } from './contracts/bill';

type OperatorAccount = 'clearing' | 'commission' | 'plans';

type OwnerAccount = 'held' | 'available' | 'transit' | 'by_hand' | 'sales_by_hand' | 'credit';

/**
 * Accounts of the ledger. `clearing`: money at the payment provider. `commission`: the operator's share. `held` and
 * `available`: what the operator owes a lender, before and after the loan. `transit`: a payout that is not confirmed.
 * `by_hand`: money that a lender received directly; `sales_by_hand`: its counterpart. `plans`: what the operator earns by plans;
 * `credit`: what it owes an account that paid in advance.
 */
export type LedgerAccount = OperatorAccount | OwnerAccount;

/** Account of a lender's revenue, before or after it is earned. */
export type LenderAccount = Extract<OwnerAccount, 'held' | 'available'>;

/** Percent of consumption tax that an amount includes; `out`: outside the tax; null: money that only moves. */
type TaxCode = `${typeof TAX_PERCENT}` | 'out' | null;

const TAXED: TaxCode = `${TAX_PERCENT}`;

/** One line of a journal. */
interface Entry {
  readonly account: LedgerAccount;
  /** Account id of whose it is; null for accounts of the operator. */
  readonly ownerId: string | null;
  /** Yen, not 0; debits are positive. */
  readonly amount: number;
  readonly taxCode: TaxCode;
}

type JournalKind =
  | 'captured'
  | 'refunded'
  | 'settled_by_hand'
  | 'refunded_by_hand'
  | 'billed'
  | 'released'
  | 'held_again'
  | 'charged_back'
  | 'chargeback_won'
  | 'handed_over'
  | 'payout_requested'
  | 'payout_paid'
  | 'payout_failed'
  | 'payout_returned';

/** One business event as entries that sum up to 0. */
export interface Journal {
  readonly kind: JournalKind;
  /** Id of the payment or refund. A source has one journal of a kind. */
  readonly sourceId: string;
  /** Business time, epoch milliseconds. */
  readonly at: number;
  readonly entries: readonly Entry[];
}

/** A lender's revenue from a payment, yen. */
export interface Revenue {
  /** Loan revenue, tax included. */
  readonly lent: number;
  /** Cancellation fees, outside the tax (National Tax Agency, answer 6253). */
  readonly cancelled: number;
}

/** Source and time of a journal. */
export interface JournalSource {
  readonly sourceId: string;
  readonly payeeId: string;
  /** Business time, epoch milliseconds. */
  readonly at: number;
}

/** A change of what a lender keeps. */
export interface RevenueChange {
  readonly before: Revenue;
  readonly after: Revenue;
}

const NOTHING: Revenue = { lent: 0, cancelled: 0 };

/**
 * A payment that the provider collected.
 * @param revenue of it, what the lender keeps
 * @param percent the operator's commission
 * @param account of the lender, where it goes
 */
export function captured(
  source: JournalSource,
  revenue: Revenue,
  percent: number,
  account: LenderAccount = 'held',
): Journal {
  const change = { before: NOTHING, after: revenue };
  return journalOf('captured', source, change, (balance) =>
    throughProvider(source.payeeId, balance, percent, account),
  );
}

/**
 * A refund through the provider, and what became a cancellation fee. The commission is that of what the lender still keeps.
 * @param percent the commission of the capture
 * @param account of the lender, where it comes from
 */
export function refunded(
  source: JournalSource,
  change: RevenueChange,
  percent: number,
  account: LenderAccount = 'held',
): Journal {
  return journalOf('refunded', source, change, (revenue) =>
    throughProvider(source.payeeId, revenue, percent, account),
  );
}

/** A chargeback, or its return after the lender won. The commission follows as for a refund. */
export function chargedBack(
  kind: 'charged_back' | 'chargeback_won',
  source: JournalSource,
  change: RevenueChange,
  percent: number,
  account: LenderAccount,
): Journal {
  return journalOf(kind, source, change, (revenue) =>
    throughProvider(source.payeeId, revenue, percent, account),
  );
}

/**
 * A chargeback of a plan's payment: the operator's own loss.
 * @param yen negative where the bank takes it back
 */
export function planChargedBack(
  kind: 'charged_back' | 'chargeback_won',
  { sourceId, at }: JournalSource,
  yen: number,
): Journal {
  const entries = [entry('clearing', null, yen, null), entry('plans', null, -yen, TAXED)];
  return { kind, sourceId, at, entries };
}

/** A payment that the lender received directly. It has no commission. */
export function settledByHand(source: JournalSource, total: number): Journal {
  const change = { before: NOTHING, after: { lent: total, cancelled: 0 } };
  return journalOf('settled_by_hand', source, change, (revenue) => directly(source.payeeId, revenue));
}

/** A refund that the lender hands back, and what became a cancellation fee. */
export function refundedByHand(source: JournalSource, change: RevenueChange): Journal {
  return journalOf('refunded_by_hand', source, change, (revenue) => directly(source.payeeId, revenue));
}

/**
 * Returns the journal of a bill of a plan or of credit: paid with money, with credit, or with both. Returned amounts
 * become credit.
 */
export function billed(
  { id, accountId, kind, due, creditUsed }: Pick<Bill, 'id' | 'accountId' | 'kind' | 'due' | 'creditUsed'>,
  at: number,
): Journal {
  const bought = kind === 'credit' ? due : -creditUsed;
  const entries = [
    entry('clearing', null, due, null),
    entry('credit', accountId, 0 - bought, null),
    entry('plans', null, bought - due, TAXED),
  ];
  return { kind: 'billed', sourceId: id, at, entries: entries.filter(({ amount }) => amount !== 0) };
}

/** Returns what the operator owes the lender for a payment, yen: what is kept of it, less the commission. */
export function netOf({ lent, cancelled }: Revenue, percent: number): number {
  const kept = lent + cancelled;
  return kept - commissionOf(kept, percent);
}

/** An account of the ledger, and its owner. */
interface Purse {
  readonly account: LedgerAccount;
  /** null for the operator's accounts. */
  readonly ownerId: string | null;
}

/**
 * Money that is owed at another place than before; taxes do not change.
 * @param yen positive
 */
export function moved(
  kind: JournalKind,
  { sourceId, at }: Pick<JournalSource, 'sourceId' | 'at'>,
  { from, to }: { readonly from: Purse; readonly to: Purse },
  yen: number,
): Journal {
  const entries = [entry(from.account, from.ownerId, yen, null), entry(to.account, to.ownerId, -yen, null)];
  return { kind, sourceId, at, entries };
}

/** Enters the difference of the balances before and after. Balances sum up to 0, so their difference does. */
function journalOf(
  kind: JournalKind,
  { sourceId, at }: JournalSource,
  { before, after }: RevenueChange,
  balances: (revenue: Revenue) => readonly Entry[],
): Journal {
  const earlier = balances(before);
  const entries = balances(after)
    .map((entry, line) => ({ ...entry, amount: entry.amount - (earlier[line]?.amount ?? 0) }))
    .filter(({ amount }) => amount !== 0);
  return { kind, sourceId, at, entries };
}

/** Balances of one payment through the provider. The commission is a service to the lender, so it is always taxed. */
function throughProvider(
  payeeId: string,
  { lent, cancelled }: Revenue,
  percent: number,
  account: LenderAccount,
): Entry[] {
  const kept = lent + cancelled;
  const commission = commissionOf(kept, percent);
  const ofLent = commissionOf(lent, percent);
  return [
    entry('clearing', null, kept, null),
    entry(account, payeeId, ofLent - lent, TAXED),
    entry(account, payeeId, commission - ofLent - cancelled, 'out'),
    entry('commission', null, -commission, TAXED),
  ];
}

/** Balances of one payment by hand. */
function directly(payeeId: string, { lent, cancelled }: Revenue): Entry[] {
  return [
    entry('by_hand', payeeId, lent + cancelled, null),
    entry('sales_by_hand', payeeId, -lent, TAXED),
    entry('sales_by_hand', payeeId, -cancelled, 'out'),
  ];
}

const entry = (account: LedgerAccount, ownerId: string | null, amount: number, taxCode: TaxCode): Entry => ({
  ...{ account, ownerId, amount, taxCode },
});
