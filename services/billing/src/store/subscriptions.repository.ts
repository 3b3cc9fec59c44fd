import { Injectable } from '@nestjs/common';
import { Database, Outbox, type Tx } from '@kashikari/platform';
import { Subscriptions, type OpenTransaction } from '../app/ports';
import type { BillingInterval, PlanId } from '../domain/plans';
import { subscriptionFact, type Subscription } from '../domain/subscription';
import { eventOf } from './outbox';

interface SubscriptionRow {
  account_id: string;
  version: number;
  plan: PlanId;
  billing_interval: BillingInterval;
  changed_at: Date;
}

const ADD = `
  insert into subscriptions (account_id, version, plan, billing_interval, changed_at)
  select account_id, version, plan, billing_interval, changed_at from jsonb_populate_recordset(null::subscriptions, $1)
  on conflict (account_id) do nothing
  returning *`;

@Injectable()
export class PgSubscriptions extends Subscriptions {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  override async find(accountId: string): Promise<Subscription | undefined> {
    const row = await this.db.one<SubscriptionRow>('select * from subscriptions where account_id = $1', [
      accountId,
    ]);
    return row && toSubscription(row);
  }

  override async add(transaction: OpenTransaction, subscriptions: readonly Subscription[]): Promise<void> {
    const tx = transaction as Tx;
    const added = await tx.read<SubscriptionRow>(ADD, [JSON.stringify(subscriptions.map(toRow))]);
    await this.outbox.append(tx, ...added.map((row) => eventOf(subscriptionFact(toSubscription(row)))));
  }

  override async remove(transaction: OpenTransaction, accountIds: readonly string[]): Promise<void> {
    await (transaction as Tx).read('delete from subscriptions where account_id = any($1)', [accountIds]);
  }
}

function toSubscription(row: SubscriptionRow): Subscription {
  return {
    accountId: row.account_id,
    version: row.version,
    plan: row.plan,
    interval: row.billing_interval,
    changedAt: row.changed_at.getTime(),
  };
}

function toRow({ accountId, version, plan, interval, changedAt }: Subscription): SubscriptionRow {
  return {
    account_id: accountId,
    version,
    plan,
    billing_interval: interval,
    changed_at: new Date(changedAt),
  };
}
