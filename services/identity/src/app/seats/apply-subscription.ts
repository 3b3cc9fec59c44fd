import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { afterPlan } from '../../domain/users/plan-gates';
import { onlySystem } from '../shared/acting';
import { UnitOfWork, type Work } from '../ports';
import { reseatAccount } from './reseating';

/** An account's plan, as published by billing. */
export interface Subscription {
  readonly accountId: string;
  readonly version: number;
  /** null is no limit. */
  readonly memberLimit: number | null;
  /** True if the account may switch off advertisements; undefined in events of earlier releases. */
  readonly adFree: boolean | undefined;
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

/**
 * Applies the member limit; who is over it loses the seat, and gets it back with a higher one. An account whose plan does
 * not include it sees advertisements again.
 */
@Injectable()
export class ApplySubscription {
  constructor(private readonly works: UnitOfWork) {}

  /** Applies a subscription that billing pushes ahead of its event. */
  async pushed(subscription: Subscription, call: Call): Promise<void> {
    onlySystem(call);
    await this.works.run((work) => this.run(subscription, work));
  }

  async run({ accountId, version, memberLimit, adFree, changedAt }: Subscription, work: Work): Promise<void> {
    // Before the seats, as everywhere.
    const user = adFree === false ? await work.users.lock(accountId) : undefined;
    const seats = await work.seats.lock(accountId);
    if (!seats || seats.subscriptionVersion >= version) return;
    const after = user && afterPlan(user, adFree === true, changedAt);
    if (after && after !== user) await work.users.save(after);
    await reseatAccount(work, seats, { limit: memberLimit, version }, changedAt);
  }
}
