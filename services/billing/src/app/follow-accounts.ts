import { Injectable } from '@nestjs/common';
import { freeSubscription } from '../domain/subscription';
import { Subscriptions, type OpenTransaction } from './ports';

/** An account as identity tells of it. */
export interface Account {
  readonly id: string;
  readonly deleted: boolean;
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

/** Every account has a subscription from its first day to its last. */
@Injectable()
export class FollowAccounts {
  constructor(private readonly subscriptions: Subscriptions) {}

  async run(accounts: readonly Account[], transaction: OpenTransaction): Promise<void> {
    const gone = new Set(accounts.filter(({ deleted }) => deleted).map(({ id }) => id));
    const begun = accounts.filter(({ id }) => !gone.has(id));
    await this.subscriptions.add(
      transaction,
      begun.map(({ id, changedAt }) => freeSubscription(id, changedAt)),
    );
    await this.subscriptions.remove(transaction, [...gone]);
  }
}
