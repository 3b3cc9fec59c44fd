import { type billing, enumFrom, enumOf, SETS } from '@kashikari/contracts';
import type { PlanChange, PlanRequest } from '../app/ports';
import type { Whose } from '../app/look-at-subscriptions';
import { PLANS, type Plan } from '../domain/plans';
import { memberLimitOf, type Subscription } from '../domain/subscription';
import type { OwnSubscription } from '../app/get-subscription';
import { toContract } from './bought-message';

/** Maps a plan; null in the domain is unset on the wire. */
export function toPlan({ memberLimit, priceMonthly, priceAnnual, ...plan }: Plan): billing.Plan {
  return {
    ...plan,
    id: enumOf(SETS.planId, plan.id),
    memberLimit: memberLimit ?? undefined,
    priceMonthly: priceMonthly ?? undefined,
    priceAnnual: priceAnnual ?? undefined,
  };
}

/** Fields of an owner's response besides the plan. */
type OwnFacts = Omit<OwnSubscription, 'subscription'>;

/** Maps a subscription for its owner; omits the price and note of staff. */
export function toSubscription(
  subscription: Subscription,
  { contact = '', requestedPlan = '', state, paymentId = '' }: Partial<OwnFacts> = {},
): billing.Subscription {
  const { accountId, plan, interval, source, until, changedAt } = subscription;
  return {
    ...{ accountId, plan: toPlan(PLANS[plan]), contact },
    interval: enumOf(SETS.billingInterval, interval),
    source: enumOf(SETS.planSource, source),
    requestedPlan: enumFrom(SETS.planId, requestedPlan),
    until: until === null ? undefined : new Date(until),
    memberLimit: memberLimitOf(subscription) ?? undefined,
    price: undefined,
    note: '',
    changedAt: new Date(changedAt),
    ...toContract(state),
    paymentId,
  };
}

export function toStaffsSubscription(subscription: Subscription, contact = ''): billing.Subscription {
  const { price, note } = subscription;
  return { ...toSubscription(subscription, { contact }), price: price ?? undefined, note };
}

export const toAccount = ({ id, name, email }: Whose): billing.Account => ({ id, name, email });

export const toChange = ({ at, by, before, after }: PlanChange): billing.PlanChange => ({
  ...{ at: new Date(at), by, note: after.note },
  planBefore: enumOf(SETS.planId, before.plan),
  plan: enumOf(SETS.planId, after.plan),
});

export const toRequest = (account: Whose, request: PlanRequest): billing.PlanRequest => {
  const { message, nonprofit, askedAt } = request;
  const plan = enumFrom(SETS.planId, request.plan);
  return { account: toAccount(account), plan, message, nonprofit, askedAt: new Date(askedAt) };
};
