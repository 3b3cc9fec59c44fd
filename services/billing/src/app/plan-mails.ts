import { memberLimitOf, type Subscription } from '../domain/subscription';
import { NONPROFIT_PERCENT, type Day } from '@kashikari/kernel';
import type { Bill } from '../domain/contracts/bill';
import type { AccountSeats, Account, PlanMail, PlanRequest } from './ports';

/** Page on which owners see their plan. */
const PLAN_PAGE = '/subscriptions/upgrade';

const limitText = (limit: number | null) => (limit === null ? '' : String(limit));

/** Mail to the owner: the new plan. */
export function planChangedMail(after: Subscription): PlanMail {
  return {
    to: { userId: after.accountId },
    template: 'plan_changed',
    params: {
      plan: after.plan,
      limit: limitText(memberLimitOf(after)),
      ...(after.until !== null && { until: new Date(after.until).toISOString() }),
      path: PLAN_PAGE,
    },
  };
}

/**
 * Mail to the owner: a plan was bought.
 * @param next first day of the next period, when it is charged again
 */
export function planBegunMail(after: Subscription, next: Day): PlanMail {
  const { accountId, plan } = after;
  const params = { plan, limit: limitText(memberLimitOf(after)), next, path: PLAN_PAGE };
  return { to: { userId: accountId }, template: 'plan_begun', params };
}

/** A renewal that was not paid. Days are of the contract's time zone. */
export interface FailingPlan {
  /** The provider's code. */
  readonly error: string;
  /** Tries before this one. */
  readonly tries: number;
  /** Day of the next charge; null if there is no further one. */
  readonly retry: Day | null;
  /** Day on which the plan ends. */
  readonly end: Day;
}

/** Mail to the owner: the card was declined, with the day of the next charge and of the plan's end. */
export function planFailingMail(
  bill: Bill,
  paymentId: string,
  { error, tries, retry, end }: FailingPlan,
): PlanMail {
  return {
    to: { userId: bill.accountId },
    once: `failing:${bill.id}:${tries}`,
    template: 'plan_failing',
    params: {
      ...{ yen: String(bill.due), error, end, path: `/payments/${paymentId}` },
      ...(retry !== null && { retry }),
    },
  };
}

/**
 * Mail to the owner: an invoice was sent.
 * @param due last day to pay it
 */
export function planInvoicedMail(bill: Bill, paymentId: string, number: number, due: Day): PlanMail {
  return {
    to: { userId: bill.accountId },
    once: `invoiced:${bill.id}:${number}`,
    template: 'plan_invoiced',
    params: { yen: String(bill.due), due, path: `/payments/${paymentId}` },
  };
}

/**
 * Mail to the owner: an invoice was not paid by its date.
 * @param end day on which the plan ends unpaid; null if staff decide
 */
export function planOverdueMail(bill: Bill, paymentId: string, end: Day | null): PlanMail {
  return {
    to: { userId: bill.accountId },
    once: `overdue:${bill.id}`,
    template: 'plan_overdue',
    params: { yen: String(bill.due), path: `/payments/${paymentId}`, ...(end !== null && { end }) },
  };
}

/** Mail to the owner: the bought plan is over, with the plan that replaces it. */
export function planEndedMail(after: Subscription): PlanMail {
  const params = { plan: after.plan, limit: limitText(memberLimitOf(after)), path: PLAN_PAGE };
  return { to: { userId: after.accountId }, template: 'plan_ended', params };
}

/** Mail to the owner: the nonprofit discount begins or ends with the next period. */
export function nonprofitMail(accountId: string, granted: boolean): PlanMail {
  return {
    to: { userId: accountId },
    template: granted ? 'plan_nonprofit' : 'plan_nonprofit_ended',
    params: { percent: String(NONPROFIT_PERCENT), path: PLAN_PAGE },
  };
}

/** Mails to each of the operator's staff: a plan request with its account. */
export function planRequestedMails(
  receivers: readonly string[],
  { plan, message, nonprofit }: PlanRequest,
  account: Pick<Account, 'name' | 'email'>,
  now: Subscription,
  seats: AccountSeats,
): PlanMail[] {
  return receivers.map((email) => ({
    to: { email },
    template: 'plan_requested',
    params: {
      ...{ account: account.name, email: account.email, plan, plan_now: now.plan },
      ...{ used: String(seats.used), limit: limitText(seats.limit) },
      ...(nonprofit && { nonprofit: '1' }),
      ...(message && { author: account.name, excerpt: message }),
      path: '/home',
    },
  }));
}

/** Mail to the owner from a manager or group owner of the account: no seat is left. */
export function planAskedMail(seats: AccountSeats, asker: string): PlanMail {
  const { accountId, used, limit } = seats;
  return {
    to: { userId: accountId },
    template: 'plan_asked',
    params: { asker, used: String(used), limit: limitText(limit), path: PLAN_PAGE },
  };
}
