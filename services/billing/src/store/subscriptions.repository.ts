import { Injectable } from '@nestjs/common';
import { Database, Jobs, newId, Outbox, sqlOf, type SqlTx, type Tx } from '@kashikari/platform';
import { Subscriptions, type Changing, type PlanChange, type PlanMail } from '../app/ports';
import type { PlanId } from '../domain/plans';
import { subscriptionSnapshot, type Subscription } from '../domain/subscription';
import { orderMails } from './mail-orders';
import { eventOf } from './outbox';
import { toRow, toSubscription, type SubscriptionRow } from './subscription-row';

/** The job that ends a given plan. */
const END = 'plan.end';

/** Accounts that one transaction moves to another default plan. */
const AT_ONCE = 1_000;

const ADD = `
  insert into subscriptions select * from jsonb_populate_recordset(null::subscriptions, $1)
  on conflict (account_id) do nothing
  returning *`;

const SAVE = `
  update subscriptions s set version = r.version, plan = r.plan, billing_interval = r.billing_interval, source = r.source,
      until = r.until, max_members = r.max_members, price = r.price, note = r.note, changed_at = r.changed_at
    from jsonb_populate_record(null::subscriptions, $1) r where s.account_id = r.account_id`;

const FOLLOW = `
  update subscriptions set plan = $1, version = version + 1, changed_at = $2
    where account_id in (
      select account_id from subscriptions where source = 'default' and plan <> $1
        order by account_id limit $3 for update skip locked)
      and source = 'default' and plan <> $1
    returning *`;

@Injectable()
export class PgSubscriptions extends Subscriptions {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  override async find(accountId: string): Promise<Subscription | undefined> {
    const row = await this.db.one<SubscriptionRow>('select * from subscriptions where account_id = $1', [
      accountId,
    ]);
    return row && toSubscription(row);
  }

  override async findAll(accountIds: readonly string[]): Promise<Subscription[]> {
    const rows = await this.db.read<SubscriptionRow>(
      'select * from subscriptions where account_id = any($1)',
      [accountIds],
    );
    return rows.map(toSubscription);
  }

  override async add(within: Tx, subscriptions: readonly Subscription[]): Promise<void> {
    const tx = sqlOf(within);
    const added = await tx.read<SubscriptionRow>(ADD, [JSON.stringify(subscriptions.map(toRow))]);
    await this.publish(tx, added);
  }

  override async remove(within: Tx, accountIds: readonly string[]): Promise<void> {
    const tx = sqlOf(within);
    for (const table of ['subscriptions', 'plan_changes', 'plan_requests'])
      await tx.read(`delete from ${table} where account_id = any($1)`, [accountIds]);
    await tx.read('delete from owner_asks where owner_id = any($1)', [accountIds]);
    for (const id of accountIds) await this.jobs.cancel(tx, END, id);
  }

  override async change(
    fresh: Subscription,
    changing: Changing,
    within?: Tx,
  ): Promise<PlanChange | undefined> {
    if (within) return this.changeIn(sqlOf(within), fresh, changing);
    return this.db.transaction((tx) => this.changeIn(tx, fresh, changing));
  }

  override async follow(plan: PlanId, now: number): Promise<number> {
    return this.db.transaction(async (tx) => {
      const rows = await tx.read<SubscriptionRow>(FOLLOW, [plan, new Date(now), AT_ONCE]);
      await this.publish(tx, rows);
      return rows.length;
    });
  }

  override mail(tx: Tx, mails: readonly PlanMail[], now: number): Promise<void> {
    return orderMails(this.jobs, sqlOf(tx), mails, now);
  }

  override async given(): Promise<Subscription[]> {
    const rows = await this.db.read<SubscriptionRow>(
      `select * from subscriptions where source = 'staff' order by changed_at desc, account_id limit 1000`,
    );
    return rows.map(toSubscription);
  }

  override async changesOf(accountId: string): Promise<PlanChange[]> {
    const rows = await this.db.read<{ at: Date; by: string; before: Subscription; after: Subscription }>(
      'select at, by, before, after from plan_changes where account_id = $1 order by at desc, id desc limit 20',
      [accountId],
    );
    return rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() }));
  }

  private async changeIn(
    tx: SqlTx,
    fresh: Subscription,
    { change, by, now, mails }: Changing,
  ): Promise<PlanChange | undefined> {
    const { accountId } = fresh;
    await tx.read(ADD, [JSON.stringify([toRow(fresh)])]);
    const row = await tx.one<SubscriptionRow>(
      'select * from subscriptions where account_id = $1 for update',
      [accountId],
    );
    const before = toSubscription(row!);
    const after = change(before);
    if (!after) return undefined;
    await tx.read(SAVE, [JSON.stringify(toRow(after))]);
    const entry: PlanChange = { at: now, by, before, after };
    await tx.read(
      'insert into plan_changes (id, account_id, at, by, before, after) values ($1, $2, $3, $4, $5, $6)',
      [newId(), accountId, new Date(now), by, JSON.stringify(before), JSON.stringify(after)],
    );
    await tx.read('update plan_requests set closed_at = $2 where account_id = $1 and closed_at is null', [
      accountId,
      new Date(now),
    ]);
    if (after.until === null) await this.jobs.cancel(tx, END, accountId);
    else await this.jobs.schedule(tx, { kind: END, key: accountId, dueAt: after.until });
    await orderMails(this.jobs, tx, mails(entry), now);
    await this.outbox.append(tx, eventOf(subscriptionSnapshot(after)));
    return entry;
  }

  private async publish(tx: SqlTx, rows: readonly SubscriptionRow[]): Promise<void> {
    await this.outbox.append(tx, ...rows.map((row) => eventOf(subscriptionSnapshot(toSubscription(row)))));
  }
}
