import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { defaultSubscription } from '../domain/subscription';
import { Operator, Subscriptions } from './ports';

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
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly operator: Operator,
  ) {}

  async run(accounts: readonly Account[], tx: Tx): Promise<void> {
    const gone = new Set(accounts.filter(({ deleted }) => deleted).map(({ id }) => id));
    const begun = accounts.filter(({ id }) => !gone.has(id));
    await this.subscriptions.add(
      tx,
      begun.map(({ id, changedAt }) => defaultSubscription(id, this.operator.defaultPlan, changedAt)),
    );
    await this.subscriptions.remove(tx, [...gone]);
  }
}
