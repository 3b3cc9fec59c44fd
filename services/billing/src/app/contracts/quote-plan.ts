import { Injectable } from '@nestjs/common';
import { accountHolder, type Call } from '@kashikari/kernel';
import type { PlanOffer } from '../../domain/contracts/offer-plan';
import { Contracts } from '../ports';
import { PlanGrounds, type PlanOrder } from './plan-grounds';

/** Quotes a plan for the caller's account: the price now and from the next period on. Stores nothing. */
@Injectable()
export class QuotePlan {
  constructor(
    private readonly contracts: Contracts,
    private readonly grounds: PlanGrounds,
  ) {}

  /** @throws DomainError `validation.choice`, `coupon.invalid`, `coupon.spent`, `payment.amount` */
  async run(order: PlanOrder, call: Call): Promise<PlanOffer> {
    const accountId = accountHolder(call);
    const grounds = await this.grounds.of(order, accountId, accountId, call);
    return this.grounds.offer(grounds, await this.contracts.find(accountId));
  }
}
