import { Injectable } from '@nestjs/common';
import { forbidden, type Call } from '@kashikari/kernel';
import { featuresOf, type PlanFeatures, type PlanId } from '../domain/plans';
import { defaultSubscription } from '../domain/subscription';
import { Operator, Subscriptions } from './ports';

/** The current features of an account's plan. */
export interface AccountFeatures {
  readonly accountId: string;
  /** Version of the subscription that these features are from. */
  readonly version: number;
  readonly plan: PlanId;
  readonly features: PlanFeatures;
}

/** Returns the features of plans. An account that billing has not heard of has the default plan. */
@Injectable()
export class GetFeatures {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly operator: Operator,
  ) {}

  /** @returns one per account, in the order of the ids. Refuses `forbidden` to others than the system */
  async run(accountIds: readonly string[], { actor, now }: Call): Promise<AccountFeatures[]> {
    if (actor.kind !== 'system') throw forbidden();
    const found = await this.subscriptions.findAll(accountIds);
    const known = new Map(found.map((one) => [one.accountId, one]));
    return accountIds.map((accountId) => {
      const { defaultPlan } = this.operator;
      const { version, plan } = known.get(accountId) ?? defaultSubscription(accountId, defaultPlan, now);
      return { accountId, version, plan, features: featuresOf(plan) };
    });
  }
}
