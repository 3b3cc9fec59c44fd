import { Injectable } from '@nestjs/common';
import type { Call } from '@kashikari/kernel';
import { onlySystem } from '../shared/acting';
import { UnitOfWork, type Work } from '../ports';
import { reseatAccount } from './reseating';

/** An account's plan, as published by billing. */
export interface Subscription {
  readonly accountId: string;
  readonly version: number;
  /** null is no limit. */
  readonly memberLimit: number | null;
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

/** Applies the member limit; who is over it loses the seat, and gets it back with a higher one. */
@Injectable()
export class ApplySubscription {
  constructor(private readonly works: UnitOfWork) {}

  /** Applies a subscription that billing pushes ahead of its event. */
  async pushed(subscription: Subscription, call: Call): Promise<void> {
    onlySystem(call);
    await this.works.run((work) => this.run(subscription, work));
  }

  async run({ accountId, version, memberLimit, changedAt }: Subscription, work: Work): Promise<void> {
    const seats = await work.seats.lock(accountId);
    if (!seats || seats.subscriptionVersion >= version) return;
    await reseatAccount(work, seats, { limit: memberLimit, version }, changedAt);
  }
}
