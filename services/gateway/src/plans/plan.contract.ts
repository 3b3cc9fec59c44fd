import { defineRoute } from '../rest/route';
import { idOrName } from '../schema/ids';
import { z } from 'zod';
import {
  accountInPath,
  GivenPlan,
  PlanList,
  PlanRequest,
  Seats,
  StaffSubscriptionAnswer,
  SubscriptionAnswer,
} from './plan.schema';

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
    description: 'The caller’s subscription; the default plan where there is none.',
    body: SubscriptionAnswer,
  },
});

export const requestPlan = defineRoute({
  method: 'post',
  path: '/subscriptions/requests',
  operationId: 'requestPlan',
  tag,
  summary: 'Ask for another plan',
  description:
    'For one’s own account it goes to who runs this installation; one request is open at a time. With `owner_id` a manager or group owner asks the owner for more seats.',
  auth: 'required',
  body: PlanRequest,
  answer: { status: 202, description: 'The mail is on its way.' },
  refuses: ['forbidden', 'subscription.requested'],
});

export const setPlan = defineRoute({
  method: 'put',
  path: '/staff/subscriptions/{id}',
  operationId: 'setPlan',
  tag,
  summary: 'Give an account a plan',
  description:
    'For confirmed addresses in `STAFF_EMAILS`. What is left out is taken off. It is recorded and mailed to the owner, and not billed.',
  auth: 'required',
  params: accountInPath,
  body: GivenPlan,
  answer: { status: 200, description: 'The subscription after it.', body: StaffSubscriptionAnswer },
  refuses: ['not_found', 'forbidden', 'subscription.until'],
});

export const getSeats = defineRoute({
  method: 'get',
  path: '/groups/{id}/seats',
  operationId: 'getSeats',
  tag,
  summary: 'How many seats of the plan behind a group are taken',
  auth: 'required',
  params: z.object({ id: idOrName('media-library').describe('Id or slug of the group.') }),
  answer: { status: 200, description: 'For its owner, managers and group owners.', body: Seats },
  refuses: ['not_found', 'forbidden'],
});
