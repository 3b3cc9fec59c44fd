import { Injectable } from '@nestjs/common';
import { forbidden, unauthenticated, type Call } from '@kashikari/kernel';
import { defaultSubscription, type Subscription } from '../domain/subscription';
import { Contracts, Operator, PlanRequests, Subscriptions, type AccountState } from './ports';

export interface OwnSubscription {
  readonly subscription: Subscription;
  /** The plan of the open request; empty if there is no open request. */
  readonly requestedPlan: string;
  readonly state: AccountState;
  /** The payment of a bill of its plan that is open; empty for none. */
  readonly paymentId: string;
  /** Address or site for plan requests. */
  readonly contact: string;
}

/** The actor's own subscription. An account that has just begun has the default plan, whether its event has arrived or not. */
@Injectable()
export class GetSubscription {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly requests: PlanRequests,
    private readonly operator: Operator,
    private readonly contracts: Contracts,
  ) {}

  async run({ actor, now }: Call): Promise<OwnSubscription> {
    if (actor.kind === 'card') throw forbidden();
    if (actor.kind !== 'user') throw unauthenticated();
    const { defaultPlan, contact } = this.operator;
    const found = await this.subscriptions.find(actor.userId);
    const request = await this.requests.openOf(actor.userId);
    return {
      subscription: found ?? defaultSubscription(actor.userId, defaultPlan, now),
      requestedPlan: request?.plan ?? '',
      ...{ contact, state: await this.contracts.find(actor.userId) },
      paymentId: (await this.contracts.openPayment(actor.userId)) ?? '',
    };
  }
}
