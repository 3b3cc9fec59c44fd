import { defineRoute } from '../http/route';
import { PlanList, SubscriptionAnswer } from './plan.schema';

const tag = 'Plans';

export const listPlans = defineRoute({
  method: 'get',
  path: '/plans',
  operationId: 'listPlans',
  tag,
  summary: 'The plans and their prices',
  auth: 'optional',
  answer: { status: 200, description: 'All plans.', body: PlanList },
});

export const getSubscription = defineRoute({
  method: 'get',
  path: '/subscriptions/current',
  operationId: 'getSubscription',
  tag,
  summary: 'My subscription',
  auth: 'required',
  answer: {
    status: 200,
    description: 'The caller’s subscription; the Free plan where there is none.',
    body: SubscriptionAnswer,
  },
});
