import type { Tx } from '@kashikari/platform/tx';
import type { Call } from '@kashikari/kernel';
import type { DisputeState } from '../../domain/chargeback';
import type { Journal } from '../../domain/ledger';
import type { BalanceChange } from '../../domain/payouts/balance-items';
import type { Payout, PayoutState } from '../../domain/payouts/payout';
import type { ProviderBooks } from './reconciliation';
import type { PlanMail } from './subscriptions';

/** Money that the operator owes an account; yen. */
export interface Balance {
  /** Money of loans that are not over, commission deducted. */
  readonly held: number;
  readonly heldBookings: number;
  /** Waits for the end of a dispute or chargeback. */
  readonly disputed: number;
  readonly disputedBookingIds: readonly string[];
  /** Negative after a chargeback that is larger than the balance. */
  readonly available: number;
  /** Amount of payouts that have not arrived. */
  readonly inTransit: number;
  /** Time of the oldest sale in the available balance, epoch milliseconds; null without a sale. */
  readonly oldestAt: number | null;
}

/** The state of an account whose payouts are locked. */
export interface LockedBalance extends Pick<Balance, 'available' | 'oldestAt'> {
  /** Yen in the connected account since payouts failed. */
  readonly connected: number;
}

export abstract class Payouts {
  /** Runs a write once per idempotency key. */
  abstract once(call: Call, work: (tx: Tx) => Promise<Payout>): Promise<Payout>;
  abstract balanceOf(accountId: string): Promise<Balance>;
  /** Returns how many payments a payer owes: failed cards, overdue invoices, raised prices, and charges of loans that are out or over. */
  abstract unpaidOf(payerId: string): Promise<number>;
  /** Journals that changed the available balance since the latest payout, the latest first. */
  abstract changesOf(accountId: string): Promise<BalanceChange[]>;
  /** Locks the account's payouts until the end of the transaction. */
  abstract lock(tx: Tx, accountId: string): Promise<LockedBalance>;
  /** Stores a new payout with its journal, and orders it. A payout of all that is available pays out each sale. */
  abstract add(tx: Tx, payout: Payout, isAll: boolean): Promise<void>;
  /** Locks a payout; undefined if it does not exist. */
  abstract find(tx: Tx, id: string): Promise<(Payout & { readonly createdAt: number }) | undefined>;
  /** Stores a changed payout. Money that came back counts as a sale again. */
  abstract save(
    tx: Tx,
    payout: Payout,
    journal: Journal | undefined,
    mails: readonly PlanMail[],
  ): Promise<void>;
  /** Orders the next call or look at the provider. */
  abstract order(tx: Tx, kind: 'send' | 'follow', id: string, at: number, round: number): Promise<void>;
  /** Orders the next comparison of books. */
  abstract reconcileAt(tx: Tx, at: number): Promise<void>;
  /** Orders mails. */
  abstract mail(tx: Tx, mails: readonly PlanMail[], now: number): Promise<void>;
  /** Orders the next look at the age of a balance. */
  abstract remind(
    tx: Tx,
    key: string,
    accountId: string,
    at: number,
    mails: readonly PlanMail[],
  ): Promise<void>;
  /** The latest first. */
  abstract list(
    accountId: string,
    page: { readonly page: number; readonly perPage: number },
  ): Promise<{ readonly payouts: Payout[]; readonly total: number }>;
}

/** Order to move money to an account. */
export interface PayoutOrder {
  /** The payout; also stored with the object at the provider. */
  readonly payoutId: string;
  /** Yen. */
  readonly amount: number;
  /** The connected account. */
  readonly account: string;
}

/** Payouts and chargebacks at the payment provider. `key` is the idempotency key of a call. */
export abstract class PayoutProvider {
  /** Sends money to a connected account. @returns id of the transfer */
  abstract transfer(order: PayoutOrder, key: string): Promise<string>;
  /** The transfer that was made for a payout, however long ago. */
  abstract findTransfer(order: PayoutOrder): Promise<string | undefined>;
  /** Pays a connected account out to its bank account. */
  abstract payOut(order: PayoutOrder, key: string): Promise<PayoutState>;
  /** The payout of a connected account that was made for a payout, however long ago. */
  abstract findPayout(order: PayoutOrder): Promise<PayoutState | undefined>;
  abstract getPayout(id: string, account: string): Promise<PayoutState>;
  /** A chargeback; undefined for an inquiry that takes no money. */
  abstract getDispute(id: string): Promise<DisputeState | undefined>;
  /** Chargebacks that were opened since a time, epoch milliseconds of the provider's clock. */
  abstract listDisputes(since: number): Promise<DisputeState[]>;
  /** Movements of the platform's balance since a time of the provider's clock, epoch milliseconds; undefined for all. */
  abstract listMovements(since: number | undefined): Promise<ProviderBooks>;
  /** Money in a connected account, yen. */
  abstract balanceOf(account: string): Promise<number>;
  /** Returns the provider's code of a rejection; undefined for an error after which the same call may succeed. */
  abstract rejectionOf(error: unknown): string | undefined;
}
