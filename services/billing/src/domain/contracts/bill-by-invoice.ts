import { planBill, seatsLine, discounted } from '@kashikari/pricing';
import { dayOf } from '@kashikari/kernel';
import type { Bill } from './bill';
import { periodOf, type Contract } from './contract';
import type { PlanAccount } from './plan-account';

/** A dearer plan as it is billed by invoice: its whole period, without the days that the old plan leaves. */
export function billWhole(
  bill: Bill,
  account: PlanAccount,
): { readonly bill: Bill; readonly account: PlanAccount } {
  const { then } = bill;
  const before = {
    credit: account.credit + bill.creditUsed,
    carried: Math.max(0, account.carried - bill.carriedMore),
  };
  if (!then) return { bill: { ...bill, byInvoice: true }, account };
  const whole = discounted([seatsLine(then.seats, then.unitPrice, periodOf(then))], then.percentOff);
  const { lines, due, tax, creditUsed, after } = planBill(whole, before);
  const carriedMore = after.carried - before.carried;
  return {
    bill: { ...bill, lines, due, tax, creditUsed, carriedMore, byInvoice: true },
    account: { ...account, ...after },
  };
}

/** The contract of a plan that was paid by invoice: it begins on the day of payment. @param paidAt epoch milliseconds */
export const begunOn = (contract: Contract, paidAt: number): Contract => ({
  ...{ ...contract, anchor: dayOf(paidAt, contract.zone), month: 0 },
});
