import { addMonths, dayOf, FEE_STOP_DAYS, startOfDay, type Day } from '@kashikari/kernel';

/**
 * `active`: the member pays. `exempt`: the member owns or manages the group, or is a member card. `over`: the member ended it, and
 * the last month is over. `ended`: the membership or the group's fee ended.
 */
type FeeState = 'active' | 'exempt' | 'over' | 'ended';

/** The monthly price of a membership, counted from an anchor. Times are epoch milliseconds of business time. */
export interface Fee {
  readonly membershipId: string;
  readonly groupId: string;
  readonly userId: string;
  /** Raised with each change of `stopped`, which identity follows. */
  readonly version: number;
  readonly state: FeeState;
  /** The membership gives no rights: a month was not paid, or the member ended the fee. */
  readonly stopped: boolean;
  /** Start of its membership; a member who rejoins begins again. */
  readonly joinedAt: number;
  /** Start of the next month; of the first month if nothing was billed. */
  readonly nextAt: number;
  /** First day of its months; null while nothing was billed. */
  readonly anchor: Day | null;
  /** Time zone of the group's owner, in which its days begin. */
  readonly zone: string;
  /** Months since the anchor that were billed. */
  readonly months: number;
  /** Yen that the last month was billed at; 0 while nothing was billed. */
  readonly price: number;
  /** The member agreed to the fee by joining: it needs no notice. */
  readonly onSession: boolean;
  /** The member ended it: no further month is billed. */
  readonly ends: boolean;
  /** Start of the first unpaid month; stays while a member who has not paid leaves. */
  readonly unpaidSince: number | null;
  /** Tries of the card since then. */
  readonly tries: number;
  /** The day of a raise that the member was notified of. */
  readonly noticedFrom: number | null;
}

export type FeePeriodState = 'open' | 'paid' | 'canceled';

/** One month of a fee, billed once. */
export interface FeePeriod {
  readonly id: string;
  readonly membershipId: string;
  readonly groupId: string;
  readonly groupName: string;
  readonly payerId: string;
  /** The group's owner when it began. */
  readonly payeeId: string;
  readonly state: FeePeriodState;
  /** Half-open. */
  readonly from: Day;
  readonly to: Day;
  readonly zone: string;
  /** Yen, tax included. */
  readonly amount: number;
  /** Start of the month. */
  readonly at: number;
}

const DAY = 86_400_000;

/** Returns the time at which the membership stops if a month stays unpaid. */
export const stopsAt = (unpaidSince: number): number => unpaidSince + FEE_STOP_DAYS * DAY;

/** The month that begins at `nextAt`, and the fee once it is billed. @param zone of the group's owner, for the first one */
export function beginMonth(
  fee: Fee,
  { price, zone }: { readonly price: number; readonly zone: string },
): { readonly fee: Fee; readonly from: Day; readonly to: Day } {
  const own = fee.anchor === null ? zone : fee.zone;
  const anchor = fee.anchor ?? dayOf(fee.nextAt, own);
  const months = fee.months + 1;
  const [from, to] = [addMonths(anchor, fee.months), addMonths(anchor, months)];
  const begun = { ...fee, anchor, months, price, zone: own, nextAt: startOfDay(to, own) };
  return { from, to, fee: { ...begun, unpaidSince: fee.unpaidSince ?? fee.nextAt } };
}

/** A month that is paid after the membership stopped begins on the day of payment. */
export function resumeMonth(
  fee: Fee,
  now: number,
): { readonly fee: Fee; readonly from: Day; readonly to: Day } {
  const from = dayOf(now, fee.zone);
  const to = addMonths(from, 1);
  return { from, to, fee: { ...fee, anchor: from, months: 1, nextAt: startOfDay(to, fee.zone) } };
}

/** Stops a membership, or brings it back. */
export const withStop = (fee: Fee, stopped: boolean): Fee =>
  fee.stopped === stopped ? fee : { ...fee, stopped, version: fee.version + 1 };
