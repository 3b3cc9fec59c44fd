import { enumFrom, SETS, wordOf } from '@kashikari/contracts';
import { notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import * as contract from './plan.contract';
import { toPlan, toStaffSubscription, toSubscription } from './plan.mapper';
import { malformed } from '../errors/validation';

const listPlans = route(contract.listPlans, async ({ call, services }) => {
  const { plans, defaultPlanEnum, defaultPlan } = await services.plans.listPlans({}, call);
  const byDefault = wordOf(SETS.planId, defaultPlanEnum, defaultPlan);
  return { body: { plans: plans.map(toPlan), default_plan_id: byDefault } };
});

const getSubscription = route(contract.getSubscription, async ({ call, services }) => {
  const [{ subscription }, { seats }] = await Promise.all([
    services.plans.getSubscription({}, call),
    services.seats.getSeats({ accountId: '', groupId: '' }, call),
  ]);
  if (!subscription?.plan || !seats) throw notFound('subscription', 'current');
  return {
    body: { subscription: toSubscription(subscription, seats), plans: [toPlan(subscription.plan)] },
  };
});

const requestPlan = route(contract.requestPlan, async ({ body, call, services }) => {
  const { plan = '', message = '', nonprofit = false, owner_id: ownerId = '' } = body;
  if (plan === '' && ownerId === '') throw malformed('plan', 'validation.required');
  await services.plans.requestPlan(
    { plan, planEnum: enumFrom(SETS.planId, plan), message, nonprofit, ownerId },
    call,
  );
  return {};
});

const setPlan = route(contract.setPlan, async ({ params, body, call, services }) => {
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
});

const getSeats = route(contract.getSeats, async ({ params, call, services }) => {
  const { seats } = await services.seats.getSeats({ accountId: '', groupId: params.id }, call);
  if (!seats) throw notFound('group', params.id);
  const { accountId: owner_id, accountName: owner_name, used, limit = null, disabled } = seats;
  return { body: { seats: { owner_id, owner_name, used, limit, disabled } } };
});

export const planRoutes = [listPlans, getSubscription, requestPlan, setPlan, getSeats];
