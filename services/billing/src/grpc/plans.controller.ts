import { billing } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { GetSubscription } from '../app/get-subscription';
import { ListPlans } from '../app/list-plans';
import type { Plan } from '../domain/plans';

@GrpcController(billing.PlanServiceService)
export class PlansController {
  constructor(
    private readonly plans: ListPlans,
    private readonly subscription: GetSubscription,
  ) {}

  async listPlans(): Promise<billing.ListPlansResponse> {
    return { plans: this.plans.run().map(toPlan) };
  }

  async getSubscription(
    _request: billing.GetSubscriptionRequest,
    call: Call,
  ): Promise<billing.GetSubscriptionResponse> {
    const { plan, interval } = await this.subscription.run(call);
    return { plan: toPlan(plan), interval };
  }
}

/** What is null in the domain is unset on the wire. */
function toPlan({ memberLimit, priceMonthly, priceAnnual, ...plan }: Plan): billing.Plan {
  return {
    ...plan,
    memberLimit: memberLimit ?? undefined,
    priceMonthly: priceMonthly ?? undefined,
    priceAnnual: priceAnnual ?? undefined,
  };
}
