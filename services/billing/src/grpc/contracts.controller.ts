import { contracts, SETS, textOf } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { BuyCredit } from '../app/contracts/buy-credit';
import { BuyPlan } from '../app/contracts/buy-plan';
import { CancelPlan } from '../app/contracts/cancel-plan';
import { NextBill } from '../app/contracts/next-bill';
import type { PlanOrder } from '../app/contracts/plan-grounds';
import { QuotePlan } from '../app/contracts/quote-plan';
import { toAmounts, toQuote } from './contract-message';

/** Plans that owners buy. */
@GrpcController(contracts.ContractServiceService)
export class ContractsController {
  constructor(
    private readonly quoting: QuotePlan,
    private readonly buying: BuyPlan,
    private readonly ending: CancelPlan,
    private readonly crediting: BuyCredit,
    private readonly next: NextBill,
  ) {}

  async quotePlan(request: contracts.QuotePlanRequest, call: Call): Promise<contracts.QuotePlanResponse> {
    return toQuote(await this.quoting.run(orderOf(request), call));
  }

  async buyPlan(request: contracts.BuyPlanRequest, call: Call): Promise<contracts.BuyPlanResponse> {
    const { offer, paymentId } = await this.buying.run(orderOf(request), call);
    return { quote: toQuote(offer), paymentId };
  }

  async getNextBill(
    _request: contracts.GetNextBillRequest,
    call: Call,
  ): Promise<contracts.GetNextBillResponse> {
    const next = await this.next.run(call);
    return { bill: next && toAmounts(next.bill), at: next && new Date(next.at) };
  }

  async cancelPlan(_request: contracts.CancelPlanRequest, call: Call): Promise<contracts.CancelPlanResponse> {
    await this.ending.run(call);
    return {};
  }

  async buyCredit({ amount }: contracts.BuyCreditRequest, call: Call): Promise<contracts.BuyCreditResponse> {
    return { paymentId: await this.crediting.run(amount, call) };
  }
}

function orderOf({ plan, interval, coupon, maxMembers }: contracts.BuyPlanRequest): PlanOrder {
  return {
    ...{ plan: textOf(SETS.planId, plan) ?? '', interval: textOf(SETS.billingInterval, interval) ?? '' },
    ...{ coupon, maxMembers: maxMembers ?? null },
  };
}
