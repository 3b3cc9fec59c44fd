import type { PlanBill, PlanLine } from '@kashikari/pricing';
import type { Contract } from './contract';
import type { RedeemedCoupon } from './plan-account';

/**
 * The cause of a bill.
 * - `begin`: a purchase of a plan
 * - `change`: an immediate upgrade to a higher plan or a longer interval
 * - `renewal`: the next period
 * - `seats`: seats that changed within a year
 * - `end`: seats of the last month of a plan
 * - `credit`: a prepayment
 * - `given`: the first period of a plan that staff gave at a price
 */
export type BillKind = 'begin' | 'change' | 'renewal' | 'seats' | 'end' | 'credit' | 'given';

export type BillState = 'open' | 'paid' | 'canceled';

/**
 * A debt of an account to the operator for its plan, once per cause. Yen, tax included; times are epoch milliseconds of
 * business time.
 */
export interface Bill {
  readonly id: string;
  readonly accountId: string;
  readonly kind: BillKind;
  readonly state: BillState;
  /** Its cause, once for each account: `<contract>:<month>`, or the id of a purchase. */
  readonly cause: string;
  /** They sum up to `due`. */
  readonly lines: readonly PlanLine[];
  /** 0 where nothing is to be paid: it is settled at once. */
  readonly due: number;
  readonly tax: number;
  /** Credit used; negative where credit was gained. A bill that is canceled gives it back. */
  readonly creditUsed: number;
  /** Change of what the account owes and is too little to charge. */
  readonly carriedMore: number;
  /** The contract once the bill is paid; null where paying changes none. */
  readonly then: Contract | null;
  /** The account's coupon once the bill is paid. */
  readonly coupon: RedeemedCoupon | null;
  /** Code of the coupon that was redeemed for it; a bill that is canceled gives it back. Empty for none. */
  readonly redeemed: string;
  /** An invoice was asked for it: it waits longer, and a plan begins on the day of payment. */
  readonly byInvoice: boolean;
  readonly at: number;
}

/** A bill of lines. `balances` are the account's before it. */
export function openBill(
  about: Pick<Bill, 'id' | 'accountId' | 'kind' | 'cause' | 'then' | 'coupon' | 'redeemed' | 'at'>,
  { lines, due, tax, creditUsed, after }: PlanBill,
  balances: { readonly carried: number },
): Bill {
  const carriedMore = after.carried - balances.carried;
  return {
    ...about,
    state: due === 0 ? 'paid' : 'open',
    lines,
    due,
    tax,
    creditUsed,
    carriedMore,
    byInvoice: false,
  };
}
