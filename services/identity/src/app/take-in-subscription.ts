import { Injectable } from '@nestjs/common';
import type { DisabledBy, Membership } from '../domain/membership';
import { reseat } from '../domain/seats';
import type { Work } from './ports';

/** What billing says of an account's plan. */
export interface Subscription {
  readonly accountId: string;
  readonly version: number;
  /** null is no limit. */
  readonly memberLimit: number | null;
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

/** Takes over the member limit; who is over it loses the seat, and gets it back with a higher one. */
@Injectable()
export class TakeInSubscription {
  async run(subscription: Subscription, work: Work): Promise<void> {
    const { accountId, version, memberLimit, changedAt } = subscription;
    const seats = await work.seats.lock(accountId);
    if (!seats || seats.subscriptionVersion >= version) return;
    const memberships = await work.memberships.inAccount(accountId);
    const people = [...new Set(memberships.map(({ userId }) => userId))];
    const { seats: after, standing } = reseat(seats, people, memberLimit, version);
    await work.seats.save(after);
    await work.memberships.save(
      ...memberships.flatMap((membership) => {
        const disabledBy: DisabledBy | null = standing.has(membership.userId) ? 'plan' : null;
        return membership.disabledBy === disabledBy ? [] : changed(membership, disabledBy, changedAt);
      }),
    );
  }
}

function changed(membership: Membership, disabledBy: DisabledBy | null, updatedAt: number): Membership {
  return { ...membership, disabledBy, version: membership.version + 1, updatedAt };
}
