import { notFound } from '@kashikari/kernel';
import { route } from '../http/exchange';
import * as contract from './plan.contract';
import type { Plan, Subscription } from './plan.schema';
import type { billing } from '@kashikari/contracts';
import type { z } from 'zod';

const listPlans = route(contract.listPlans, async ({ call, services }) => {
  const { plans } = await services.plans.listPlans({}, call);
  return { body: { plans: plans.map(toPlan) } };
});

const getSubscription = route(contract.getSubscription, async ({ call, services }) => {
  const { plan, interval } = await services.plans.getSubscription({}, call);
  if (!plan) throw notFound('subscription', 'current');
  return {
    body: {
      subscription: { plan_id: plan.id, interval: interval as z.input<typeof Subscription>['interval'] },
      plans: [toPlan(plan)],
    },
  };
});

export const planRoutes = [listPlans, getSubscription];

function toPlan(plan: billing.Plan): z.input<typeof Plan> {
  return {
    id: plan.id,
    member_limit: plan.memberLimit ?? null,
    price_monthly: plan.priceMonthly ?? null,
    price_annual: plan.priceAnnual ?? null,
    currency: plan.currency,
    ads: plan.ads,
    restrict_to_members: plan.restrictToMembers,
    priority_support: plan.prioritySupport,
  };
}
