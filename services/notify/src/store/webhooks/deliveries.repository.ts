import { Injectable } from '@nestjs/common';
import type { WebhookEvent, WebhookProvider } from '@kashikari/kernel';
import { Database, Jobs, newId, sqlOf, type SqlTx, type Tx } from '@kashikari/platform';
import { DeliveryQueue, type ClaimedDelivery, type UncheckedDelivery } from '../../app/ports/webhooks';
import { isFor, type News } from '../../domain/webhooks/news';
import type { Outcome } from '../../domain/webhooks/outcome';
import { bodyAtOnce } from '../../domain/webhooks/requests';
import { Encryptor } from '../encryptor';
import { nextDelivery } from './claimed-rows';
import { NoteOutcome } from './note-outcome';
import * as statements from './delivery-statements';
import { sealDelivery } from './webhook-rows';

/** Time after which the process that sends for an endpoint counts as dead, milliseconds. A request takes up to 15 s. */
const CARRY_FOR = 25_000;

interface Candidate {
  readonly id: string;
  readonly user_id: string;
  readonly provider: WebhookProvider;
  readonly events: WebhookEvent[];
  readonly group_id: string | null;
  readonly next_at: Date | null;
  readonly disabled_at: Date | null;
  readonly made_at: Date;
}

interface GroupRow {
  readonly id: string;
  readonly owner_id: string;
  readonly name: string;
}

@Injectable()
export class PgDeliveryQueue extends DeliveryQueue {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly encryptor: Encryptor,
    private readonly noting: NoteOutcome,
  ) {
    super();
  }

  async put(news: readonly News[], now: number, within: Tx): Promise<void> {
    const tx = sqlOf(within);
    const accounts = unique(news.map(({ accountId }) => accountId));
    const groups = unique(news.map(({ accountId, groupId }) => (accountId ? undefined : groupId)));
    const webhooks = await tx.read<Candidate>(statements.CANDIDATES, [accounts, groups]);
    if (webhooks.length === 0) return;
    const owners = new Map(
      (await tx.read<GroupRow>(statements.OWNERS, [groups])).map((row) => [row.id, row]),
    );
    const rows = news.flatMap((one) =>
      webhooks.flatMap((webhook) => this.rowOf(one, webhook, owners.get(one.groupId ?? '')) ?? []),
    );
    if (rows.length === 0) return;
    const json = JSON.stringify(rows.map((row, place) => ({ place, ...row })));
    const put = await tx.read<{ webhook_id: string }>(statements.PUT, [json, new Date(now)]);
    const ids = unique(put.map(({ webhook_id: id }) => id));
    if (ids.length === 0) return;
    await tx.read(statements.DROP_OVER, [ids]);
    // The next request of one that failed is scheduled already.
    const isDue = webhooks.some((one) => ids.includes(one.id) && !one.disabled_at && !one.next_at);
    if (isDue) await this.look(tx, now);
  }

  async take(now: number, within: Tx): Promise<ClaimedDelivery | undefined> {
    const tx = sqlOf(within);
    const lease = newId();
    for (;;) {
      const row = await tx.one<{ id: string }>(statements.TAKE, [new Date(now), lease, CARRY_FOR]);
      if (!row) return undefined;
      await tx.read(statements.FORGET, [new Date(now)]);
      // Should this process die, the endpoint is looked at again.
      await this.jobs.schedule(tx, { kind: statements.SEND, key: lost(row.id), dueAt: now + CARRY_FOR });
      const first = await this.first(tx, row.id, lease, now);
      if (first) return first;
    }
  }

  takeMore(now: number): Promise<ClaimedDelivery | undefined> {
    return this.db.transaction((tx) => this.take(now, tx));
  }

  settle(delivery: ClaimedDelivery, outcome: Outcome, now: number): Promise<ClaimedDelivery | undefined> {
    return this.db.transaction(async (tx) => {
      const { id } = delivery.webhook;
      const isHeld = await this.hold(tx, delivery);
      const next = await this.noting.run(delivery, outcome, now, tx);
      // A disabled or failing endpoint sends urgent deliveries alone.
      if (next !== undefined) await this.look(tx, next);
      return isHeld ? this.first(tx, id, delivery.lease, now) : undefined;
    });
  }

  async unchecked(webhookId: string, limit: number): Promise<UncheckedDelivery[]> {
    const rows = await this.db.read<{ id: string; good_id: string }>(statements.UNCHECKED, [
      webhookId,
      limit,
    ]);
    return rows.map(({ id, good_id: goodId }) => ({ id, goodId }));
  }

  check(
    delivery: ClaimedDelivery,
    checked: readonly UncheckedDelivery[],
    inGroup: ReadonlySet<string>,
    now: number,
  ): Promise<ClaimedDelivery | undefined> {
    const ids = checked.map(({ id }) => id);
    return this.db.transaction(async (tx) => {
      const isHeld = await this.hold(tx, delivery);
      await tx.read(statements.CHECKED, [ids.filter((id) => inGroup.has(id))]);
      await tx.read(statements.ELSEWHERE, [ids.filter((id) => !inGroup.has(id))]);
      return isHeld ? this.first(tx, delivery.webhook.id, delivery.lease, now) : undefined;
    });
  }

  release({ webhook, lease }: ClaimedDelivery, at: number): Promise<void> {
    return this.db.transaction(async (tx) => {
      await tx.read(statements.RELEASE, [webhook.id, lease]);
      await this.jobs.schedule(tx, { kind: statements.SEND, key: lost(webhook.id), dueAt: at });
    });
  }

  async lookAround(now: number): Promise<void> {
    const rows = await this.db.read<{ carried_until: Date }>(statements.LOST);
    if (rows.length === 0) return;
    const times = rows.map(({ carried_until: at }) => now + Math.max(0, at.getTime() - Date.now()));
    await this.db.transaction(async (tx) => {
      for (const at of times) await this.look(tx, at);
    });
  }

  /** Returns the endpoint's first delivery, or gives the endpoint back. */
  private async first(
    tx: SqlTx,
    webhookId: string,
    lease: string,
    now: number,
  ): Promise<ClaimedDelivery | undefined> {
    await tx.read(statements.DROP_STALE, [webhookId, new Date(now)]);
    const next = await nextDelivery(tx, webhookId, lease, now, this.encryptor);
    if (next) {
      await tx.read(statements.CARRY, [webhookId, lease, next.id]);
      return next;
    }
    await tx.read(statements.RELEASE, [webhookId, lease]);
    await this.jobs.cancel(tx, statements.SEND, lost(webhookId));
    return undefined;
  }

  private async hold(tx: SqlTx, { webhook, lease }: ClaimedDelivery): Promise<boolean> {
    return (await tx.one(statements.HOLD, [webhook.id, lease, CARRY_FOR])) !== undefined;
  }

  private look(tx: SqlTx, dueAt: number): Promise<void> {
    return this.jobs.schedule(tx, { kind: statements.SEND, key: newId(), dueAt });
  }

  private rowOf(news: News, webhook: Candidate, group: GroupRow | undefined) {
    if (news.happenedAt < webhook.made_at.getTime()) return undefined;
    const wanted = isFor(
      { userId: webhook.user_id, events: webhook.events, groupId: webhook.group_id },
      news,
      group?.owner_id,
    );
    if (!wanted) return undefined;
    const id = newId();
    const body = bodyAtOnce(webhook.provider, news);
    const named = group ? { ...news, facts: { title: group.name, ...news.facts } } : news;
    return {
      ...{ id, webhook_id: webhook.id, key: news.key, event: news.event },
      good_id: wanted === 'later' ? news.goodId : null,
      sealed: sealDelivery(id, { news: named, body }, this.encryptor).toString('hex'),
    };
  }
}

/** Key of the check for an endpoint whose process died. */
function lost(webhookId: string): string {
  return `lost:${webhookId}`;
}

function unique(ids: readonly (string | undefined)[]): string[] {
  return [...new Set(ids.flatMap((id) => id ?? []))];
}
