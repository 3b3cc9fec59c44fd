import type { Bill } from '../../domain/contracts/bill';

/** A bill as PostgreSQL returns it in JSON: the instant is text. */
export interface BillJson {
  readonly id: string;
  readonly account_id: string;
  readonly kind: Bill['kind'];
  readonly state: Bill['state'];
  readonly cause: string;
  readonly lines: Bill['lines'];
  readonly due: number;
  readonly tax: number;
  readonly credit_used: number;
  readonly carried_more: number;
  readonly then_contract: Bill['then'];
  readonly then_coupon: Bill['coupon'];
  readonly redeemed: string;
  readonly by_invoice: boolean;
  readonly at: string;
}

export function toBill({ id, kind, state, cause, lines, due, tax, at, ...row }: BillJson): Bill {
  return {
    ...{ id, kind, state, cause, lines, due, tax, at: Date.parse(at) },
    ...{ accountId: row.account_id, creditUsed: row.credit_used, carriedMore: row.carried_more },
    ...{ then: row.then_contract, coupon: row.then_coupon, redeemed: row.redeemed },
    byInvoice: row.by_invoice,
  };
}

export function billRow({ id, kind, state, cause, lines, due, tax, at, ...bill }: Bill): BillJson {
  return {
    ...{ id, kind, state, cause, lines, due, tax, at: new Date(at).toISOString() },
    ...{ account_id: bill.accountId, credit_used: bill.creditUsed, carried_more: bill.carriedMore },
    ...{ then_contract: bill.then, then_coupon: bill.coupon, redeemed: bill.redeemed },
    by_invoice: bill.byInvoice,
  };
}
