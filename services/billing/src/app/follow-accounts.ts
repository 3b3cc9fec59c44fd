import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { defaultSubscription } from '../domain/subscription';
import { Contracts, Operator, Payments, StoredCustomers, StoredPayees, Subscriptions } from './ports';

/** An account as published by identity. */
export interface Account {
  readonly id: string;
  readonly deleted: boolean;
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

/**
 * Every account has a subscription from its first day to its last; what was noted about its payments, and its cards, go with it.
 */
@Injectable()
export class FollowAccounts {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly operator: Operator,
    private readonly payments: Payments,
    private readonly customers: StoredCustomers,
    private readonly payees: StoredPayees,
    private readonly contracts: Contracts,
  ) {}

  /** @param now business time, epoch milliseconds */
  async run(accounts: readonly Account[], tx: Tx, now: number): Promise<void> {
    const gone = new Set(accounts.filter(({ deleted }) => deleted).map(({ id }) => id));
    const begun = accounts.filter(({ id }) => !gone.has(id));
    await this.subscriptions.add(
      tx,
      begun.map(({ id, changedAt }) => defaultSubscription(id, this.operator.defaultPlan, changedAt)),
    );
    await this.subscriptions.remove(tx, [...gone]);
    await this.contracts.remove(tx, [...gone]);
    await this.payments.forgetWords(tx, [...gone]);
    await this.customers.remove(tx, [...gone], now);
    await this.payees.remove(tx, [...gone]);
  }
}
