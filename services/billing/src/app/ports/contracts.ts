import type { Tx } from '@kashikari/platform/tx';
import type { Bill, BillState } from '../../domain/contracts/bill';
import type { Contract } from '../../domain/contracts/contract';
import type { IssuedCoupon } from '../../domain/contracts/coupon';
import type { PlanAccount, RedeemedCoupon } from '../../domain/contracts/plan-account';
import type { KnownSeats } from '../../domain/contracts/settle-contract';

export interface AccountState {
  readonly account: PlanAccount;
  readonly contract: Contract | undefined;
  /** Seats that are known since the contract was last settled, in their order. */
  readonly counts: readonly KnownSeats[];
  /** The bill of a plan that is bought, and not paid yet. */
  readonly purchase: Bill | undefined;
}

/** Work that falls due for a contract or a bill. */
export type ContractJob = 'plan.settle' | 'plan.collect' | 'plan.lapse';

export interface SeatsOfAccount extends KnownSeats {
  readonly accountId: string;
}

export interface Coupon extends Omit<RedeemedCoupon, 'monthsLeft'> {
  /** null: as long as the plan lasts. */
  readonly months: number | null;
}

/** Contracts, bills and what belongs to them. */
export abstract class Contracts {
  abstract transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  abstract find(accountId: string): Promise<AccountState>;
  /** The same, while the account is held: all that changes its contract, credit and bills is done under this lock. */
  abstract lock(tx: Tx, accountId: string): Promise<AccountState>;
  abstract save(tx: Tx, contract: Contract): Promise<void>;
  abstract end(tx: Tx, accountId: string): Promise<void>;
  abstract saveAccount(tx: Tx, account: PlanAccount): Promise<void>;
  /** @returns false where its cause was billed before */
  abstract addBill(tx: Tx, bill: Bill): Promise<boolean>;
  /** Stores what of an open bill has changed: its lines and amounts, and whether it is paid by invoice. */
  abstract saveBill(tx: Tx, bill: Bill): Promise<void>;
  abstract closeBill(tx: Tx, id: string, state: Exclude<BillState, 'open'>): Promise<void>;
  abstract findBill(tx: Tx, id: string): Promise<Bill | undefined>;
  /** The bill that a payment is for; undefined for a booking's. */
  abstract billOf(tx: Tx, paymentId: string): Promise<Bill | undefined>;
  abstract openBills(tx: Tx, accountId: string): Promise<Bill[]>;
  /** Enters a bill in the ledger that credit paid alone. */
  abstract enter(tx: Tx, bill: Bill): Promise<void>;
  /** The payment of a bill; undefined where nothing is to be paid. */
  abstract paymentOf(tx: Tx, billId: string): Promise<string | undefined>;
  /** The oldest payment of its plan's bills that is open. */
  abstract openPayment(accountId: string): Promise<string | undefined>;
  /** Keeps counts of accounts that pay for seats. */
  abstract addCounts(tx: Tx, counts: readonly SeatsOfAccount[]): Promise<void>;
  abstract schedule(tx: Tx, kind: ContractJob, key: string, dueAt: number, data?: object): Promise<void>;
  abstract cancel(tx: Tx, kind: ContractJob, key: string): Promise<void>;
  /** Forgets contracts and credit of accounts that are gone. Their bills stay: they are books. */
  abstract remove(tx: Tx, accountIds: readonly string[]): Promise<void>;
}

/** A coupon with the number of accounts that have redeemed it. */
export interface ListedCoupon extends IssuedCoupon {
  readonly redeemed: number;
}

/** Coupons that staff have made. */
export abstract class Coupons {
  /** @returns false where a coupon has the code already */
  abstract create(coupon: IssuedCoupon): Promise<boolean>;
  /** Those without an end, then the latest end first. */
  abstract list(): Promise<ListedCoupon[]>;
  abstract get(code: string): Promise<ListedCoupon | undefined>;
  /** Nobody redeems it from now on. An earlier end stays. @returns undefined for an unknown code */
  abstract end(code: string, now: number): Promise<ListedCoupon | undefined>;
  /** One that the account can redeem now, or why not. */
  abstract find(code: string, accountId: string, now: number): Promise<Coupon | 'unknown' | 'spent'>;
  /** Takes one use, while the account is held. @returns false where none is left, or it was redeemed before */
  abstract redeem(tx: Tx, code: string, accountId: string, now: number): Promise<boolean>;
  /** Gives the use back: what it was redeemed for was not paid. */
  abstract giveBack(tx: Tx, code: string, accountId: string): Promise<void>;
}
