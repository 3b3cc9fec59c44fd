import { billing, enumOf, SETS, textOrName } from '@kashikari/contracts';
import { NONPROFIT_PERCENT, type Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { GetFeatures } from '../app/get-features';
import { GetSubscription } from '../app/get-subscription';
import { ListPlans } from '../app/list-plans';
import { LookAtSubscriptions } from '../app/look-at-subscriptions';
import { RequestPlan } from '../app/request-plan';
import { SetPlan } from '../app/set-plan';
import { PLANS } from '../domain/plans';
import { toCoupon } from './bought-message';
import { toAccount, toChange, toPlan, toRequest, toStaffsSubscription, toSubscription } from './messages';

@GrpcController(billing.PlanServiceService)
export class PlansController {
  constructor(
    private readonly plans: ListPlans,
    private readonly subscription: GetSubscription,
    private readonly setting: SetPlan,
    private readonly looking: LookAtSubscriptions,
    private readonly requesting: RequestPlan,
    private readonly features: GetFeatures,
  ) {}

  async listPlans(): Promise<billing.ListPlansResponse> {
    const { plans, defaultPlan, isPerMember, volumeDiscounts } = this.plans.run();
    return {
      plans: plans.map(toPlan),
      defaultPlan: enumOf(SETS.planId, defaultPlan),
      pricePerMember: isPerMember,
      volumeDiscounts: volumeDiscounts.map(({ seats, percent }) => ({
        fromMembers: seats,
        percentOff: percent,
      })),
    };
  }

  async getSubscription(
    _request: billing.GetSubscriptionRequest,
    call: Call,
  ): Promise<billing.GetSubscriptionResponse> {
    const { subscription, ...more } = await this.subscription.run(call);
    const { plan, interval } = subscription;
    return {
      plan: toPlan(PLANS[plan]),
      interval: enumOf(SETS.billingInterval, interval),
      subscription: toSubscription(subscription, more),
    };
  }

  async requestPlan(request: billing.RequestPlanRequest, call: Call): Promise<billing.RequestPlanResponse> {
    await this.requesting.run({ ...request, plan: textOrName(SETS.planId, request.plan) }, call);
    return {};
  }

  async setPlan(request: billing.SetPlanRequest, call: Call): Promise<billing.SetPlanResponse> {
    const { maxMembers = null, price = null, ...wanted } = request;
    const { account, before, after } = await this.setting.run({ ...wanted, maxMembers, price }, call);
    return {
      account: toAccount(account),
      before: toStaffsSubscription(before),
      subscription: toStaffsSubscription(after),
    };
  }

  async findSubscription(
    { who }: billing.FindSubscriptionRequest,
    call: Call,
  ): Promise<billing.FindSubscriptionResponse> {
    const { account, subscription, seats, changes, discounts } = await this.looking.find(who, call);
    return {
      account: toAccount(account),
      subscription: toStaffsSubscription(subscription),
      membersUsed: seats.used,
      membersDisabled: seats.disabled,
      changes: changes.map(toChange),
      nonprofitPercent: discounts.nonprofit ? NONPROFIT_PERCENT : 0,
      coupon: discounts.coupon ? toCoupon(discounts.coupon) : undefined,
    };
  }

  async listSubscriptions(
    _request: billing.ListSubscriptionsRequest,
    call: Call,
  ): Promise<billing.ListSubscriptionsResponse> {
    const given = await this.looking.given(call);
    return {
      subscriptions: given.map(({ account, subscription }) => ({
        account: toAccount(account),
        subscription: toStaffsSubscription(subscription),
      })),
    };
  }

  async listPlanRequests(
    _request: billing.ListPlanRequestsRequest,
    call: Call,
  ): Promise<billing.ListPlanRequestsResponse> {
    const requests = await this.looking.requests(call);
    return { requests: requests.map(({ account, request }) => toRequest(account, request)) };
  }

  async batchGetFeatures(
    { accountIds }: billing.BatchGetFeaturesRequest,
    call: Call,
  ): Promise<billing.BatchGetFeaturesResponse> {
    const accounts = await this.features.run(accountIds, call);
    return { accounts: accounts.map(({ plan, ...one }) => ({ ...one, plan: enumOf(SETS.planId, plan) })) };
  }
}
