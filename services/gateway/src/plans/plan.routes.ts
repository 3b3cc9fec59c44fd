import { enumFrom, SETS } from '@kashikari/contracts';
import { notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { toPlan, toPlanList, toStaffSubscription, toSubscription } from './plan.mapper';
import { malformed } from '../errors/validation';
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

const listPlans = route(
  {
    method: 'get',
    path: '/plans',
    operationId: 'listPlans',
    tag,
    summary: 'List plans',
    auth: 'optional',
    answer: { status: 200, description: 'All plans.', body: PlanList },
  },
  async ({ call, services }) => {
    return { body: toPlanList(await services.plans.listPlans({}, call)) };
  },
);

const getSubscription = route(
  {
    method: 'get',
    path: '/subscriptions/current',
    operationId: 'getSubscription',
    tag,
    summary: 'Get the current subscription',
    auth: 'required',
    answer: {
      status: 200,
      description: 'The caller’s subscription, or the default plan.',
      body: SubscriptionAnswer,
    },
  },
  async ({ call, services }) => {
    const [{ subscription }, next, { seats }] = await Promise.all([
      services.plans.getSubscription({}, call),
      services.contracts.getNextBill({}, call),
      services.seats.getSeats({ accountId: '', groupId: '' }, call),
    ]);
    if (!subscription?.plan || !seats) throw notFound('subscription', 'current');
    return {
      body: { subscription: toSubscription(subscription, seats, next), plans: [toPlan(subscription.plan)] },
    };
  },
);

const requestPlan = route(
  {
    method: 'post',
    path: '/subscriptions/requests',
    operationId: 'requestPlan',
    tag,
    summary: 'Request another plan',
    description:
      'Without `owner_id`, the request for the caller’s account is sent to the operator; one request can be open at a time. With `owner_id`, a manager or group owner asks the owner for more seats.',
    auth: 'required',
    body: PlanRequest,
    answer: { status: 202, description: 'Accepted; an email will be sent.' },
    refuses: ['forbidden', 'subscription.requested'],
  },
  async ({ body, call, services }) => {
    const { plan = '', message = '', nonprofit = false, owner_id: ownerId = '' } = body;
    if (plan === '' && ownerId === '') throw malformed('plan', 'validation.required');
    await services.plans.requestPlan(
      { plan: enumFrom(SETS.planId, plan), message, nonprofit, ownerId },
      call,
    );
    return {};
  },
);

const setPlan = route(
  {
    method: 'put',
    path: '/staff/subscriptions/{id}',
    operationId: 'setPlan',
    tag,
    summary: 'Set the plan of an account',
    description:
      'Allowed for accounts with a confirmed address in `STAFF_EMAILS`. Omitted fields are reset. The change is recorded and sent to the owner by email. It is not billed.',
    auth: 'required',
    params: accountInPath,
    body: GivenPlan,
    answer: { status: 200, description: 'The subscription after the change.', body: StaffSubscriptionAnswer },
    refuses: ['not_found', 'forbidden', 'subscription.until'],
  },
  async ({ params, body, call, services }) => {
    const { plan, until, max_members: maxMembers, price, note } = body;
    const wanted = { plan, until: until ?? '', note: note ?? '', dryRun: false, by: '' };
    const asked = {
      ...wanted,
      who: params.id,
      maxMembers: maxMembers ?? undefined,
      price: price ?? undefined,
    };
    const { account, subscription } = await services.plans.setPlan(asked, call);
    if (!account || !subscription?.plan) throw notFound('user', params.id);
    const found = await services.plans.findSubscription({ who: account.id }, call);
    const counts = { used: found.membersUsed, disabled: found.membersDisabled };
    return {
      body: {
        subscription: toStaffSubscription(subscription, counts),
        plans: [toPlan(subscription.plan)],
      },
    };
  },
);

const getSeats = route(
  {
    method: 'get',
    path: '/groups/{id}/seats',
    operationId: 'getSeats',
    tag,
    summary: 'Get the seats of a group’s plan',
    auth: 'required',
    params: z.object({ id: idOrName('media-library').describe('Id or slug of the group.') }),
    answer: {
      status: 200,
      description: 'The seats. Visible to the owner, its managers and group owners.',
      body: Seats,
    },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, call, services }) => {
    const { seats } = await services.seats.getSeats({ accountId: '', groupId: params.id }, call);
    if (!seats) throw notFound('group', params.id);
    const { accountId: owner_id, accountName: owner_name, used, limit = null, disabled } = seats;
    return { body: { seats: { owner_id, owner_name, used, limit, disabled } } };
  },
);

export const planRoutes = [listPlans, getSubscription, requestPlan, setPlan, getSeats];
