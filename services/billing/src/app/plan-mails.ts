import { memberLimitOf, type Subscription } from '../domain/subscription';
import type { AccountSeats, Account, PlanMail, PlanRequest } from './ports';

/** Where an owner sees the own plan. */
const PLAN_PAGE = '/subscriptions/upgrade';

const limitText = (limit: number | null) => (limit === null ? '' : String(limit));

/** To the owner: which plan it is now. */
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

/** To the operator's staff, each: who wants which plan. */
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

/** To the owner, of somebody who manages something of the account: there is no seat left. */
export function planAskedMail(seats: AccountSeats, asker: string): PlanMail {
  const { accountId, used, limit } = seats;
  return {
    to: { userId: accountId },
    template: 'plan_asked',
    params: { asker, used: String(used), limit: limitText(limit), path: PLAN_PAGE },
  };
}
