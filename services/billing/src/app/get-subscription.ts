import { Injectable } from '@nestjs/common';
import { forbidden, unauthenticated, type Call } from '@kashikari/kernel';
import { PLANS, type BillingInterval, type Plan } from '../domain/plans';
import { freeSubscription } from '../domain/subscription';
import { Subscriptions } from './ports';

/** The actor's own subscription. An account that has just begun is Free, whether its event has arrived or not. */
@Injectable()
export class GetSubscription {
  constructor(private readonly subscriptions: Subscriptions) {}

  async run({ actor, now }: Call): Promise<{ plan: Plan; interval: BillingInterval }> {
    if (actor.kind === 'card') throw forbidden();
    if (actor.kind !== 'user') throw unauthenticated();
    const found = await this.subscriptions.find(actor.userId);
    const { plan, interval } = found ?? freeSubscription(actor.userId, now);
    return { plan: PLANS[plan], interval };
  }
}
