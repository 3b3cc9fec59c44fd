import { dayOf } from '@kashikari/kernel';
import {
  billingPeriod,
  changeLines,
  discounted,
  planBill,
  seatChanges,
  seatsLine,
  unusedLine,
  type PlanBill,
  type PlanLine,
  type VolumeStep,
} from '@kashikari/pricing';
import type { BillKind } from './bill';
import { billedSeats, monthOf, monthsOf, periodOf, priceOf, type Contract } from './contract';
import { discountOf, spendCoupon, type PlanAccount } from './plan-account';

/** Number of seats of an account in use since a time. */
export interface KnownSeats {
  readonly version: number;
  readonly used: number;
  /** Epoch milliseconds of business time. */
  readonly at: number;
}

/** Input of a settlement. */
export interface Grounds {
  readonly contract: Contract;
  readonly account: PlanAccount;
  /** Later than the contract's version, in their order. */
  readonly counts: readonly KnownSeats[];
  readonly volume: readonly VolumeStep[];
}

/** A settlement: the bill, and what is afterwards. */
export interface Settlement {
  readonly kind: BillKind;
  readonly bill: PlanBill;
  /** null: the contract is over. */
  readonly contract: Contract | null;
  readonly coupon: PlanAccount['coupon'];
}

/**
 * Settles the current month of a contract at its end: the seats that changed in it, and the next period in advance where one
 * begins.
 */
export function settleMonth({ contract, account, counts, volume }: Grounds): Settlement {
  const month = contract.month + 1;
  const isPeriodOver = month % monthsOf(contract.interval) === 0;
  const { lines, seats, seatsVersion } = changedIn(contract, counts);
  const settled = { ...contract, month, seats, seatsVersion };
  if (!isPeriodOver) {
    const bill = planBill(lines, account);
    return { kind: 'seats', bill, contract: settled, coupon: account.coupon };
  }
  if (contract.next === 'free' || isOverAfter(contract))
    return { kind: 'end', bill: planBill(lines, account), contract: null, coupon: account.coupon };
  const begun = beginPeriod(settled, contract.next ?? contract, { account, volume });
  return {
    kind: 'renewal',
    bill: planBill([...begun.lines, ...lines], account),
    contract: begun.contract,
    coupon: begun.coupon,
  };
}

/** Lines of the seats that changed in the current month, with the discount of its period, and the seats after it. */
export function changedIn(
  contract: Contract,
  counts: readonly KnownSeats[],
): { readonly lines: PlanLine[]; readonly seats: number; readonly seatsVersion: number } {
  const { zone, maxMembers, unitPrice, percentOff } = contract;
  const month = monthOf(contract);
  const known = counts
    .filter(({ version }) => version > contract.seatsVersion)
    .map(({ version, used, at }) => ({ version, day: dayOf(at, zone), seats: billedSeats(used, maxMembers) }))
    .filter(({ day }) => day < month.to);
  const lines = changeLines(seatChanges(contract.seats, known, month), unitPrice, periodOf(contract));
  const last = known.at(-1);
  return {
    lines: discounted(lines, percentOff),
    seats: last?.seats ?? contract.seats,
    seatsVersion: last?.version ?? contract.seatsVersion,
  };
}

/**
 * Begins a period, billed in advance. A different interval restarts the count of months, with the first day of the
 * period as its anchor.
 * @param contract its state at the start of the period
 */
export function beginPeriod(
  contract: Contract,
  { plan, interval }: Pick<Contract, 'plan' | 'interval'>,
  { account, volume }: Pick<Grounds, 'account' | 'volume'>,
): { readonly lines: PlanLine[]; readonly contract: Contract; readonly coupon: PlanAccount['coupon'] } {
  const isOther = interval !== contract.interval;
  const run = isOther ? { anchor: monthOf(contract).from, month: 0 } : {};
  if (contract.agreedPrice !== null) return beginAgreed(contract, contract.agreedPrice, account);
  const unitPrice = priceOf({ plan, interval });
  const discount = discountOf(account, contract.seats, volume);
  const begun: Contract = {
    ...{ ...contract, ...run, plan, interval, unitPrice },
    ...{ percentOff: discount.percent, next: null },
  };
  return {
    lines: discounted([seatsLine(begun.seats, unitPrice, periodOf(begun))], discount.percent),
    contract: begun,
    coupon: discount.kind === 'coupon' ? spendCoupon(account.coupon, monthsOf(interval)) : account.coupon,
  };
}

/** A given plan: the agreed price without discounts, less the days after its end. */
function beginAgreed(contract: Contract, unitPrice: number, { coupon }: PlanAccount) {
  const begun: Contract = { ...contract, unitPrice, percentOff: 0, next: null };
  const period = periodOf(begun);
  const { seats, endsOn } = begun;
  const lines = [seatsLine(seats, unitPrice, period)];
  if (endsOn !== null && endsOn < period.to) lines.push(unusedLine(seats, unitPrice, period, endsOn));
  return { lines, contract: begun, coupon };
}

/** Returns true if a given plan ends with the settled month. */
const isOverAfter = ({ endsOn, ...contract }: Contract): boolean =>
  endsOn !== null && endsOn <= monthOf({ ...contract, endsOn }).to;

/** First day of a contract's next period. */
export const nextPeriod = ({ anchor, interval, month }: Contract) => {
  const months = monthsOf(interval);
  return billingPeriod(anchor, months, Math.floor(month / months) + 1);
};
