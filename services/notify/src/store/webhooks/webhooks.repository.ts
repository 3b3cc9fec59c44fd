import { Injectable } from '@nestjs/common';
import { isId, refused, type Call } from '@kashikari/kernel';
import {
  Database,
  holdPresent,
  idempotent,
  Jobs,
  newId,
  refuseGone,
  sqlOf,
  type SqlTx,
  type Tx,
} from '@kashikari/platform';
import { Webhooks, type DeliveryFilter, type DeliveryPage } from '../../app/ports/webhooks';
import { pingOf } from '../../domain/webhooks/ping';
import { bodyAtOnce } from '../../domain/webhooks/requests';
import type { Webhook, WebhookChoice, WebhookDelivery } from '../../domain/webhooks/webhook';
import { Encryptor } from '../encryptor';
import { SEND } from './delivery-statements';
import {
  sealDelivery,
  sealTarget,
  toDelivery,
  toWebhook,
  type DeliveryRow,
  type WebhookRow,
} from './webhook-rows';
import * as statements from './webhook-statements';

@Injectable()
export class PgWebhooks extends Webhooks {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly encryptor: Encryptor,
  ) {
    super();
  }

  create(userId: string, choice: WebhookChoice, max: number, call: Call): Promise<Webhook> {
    return idempotent(this.db, call, async (tx) => {
      // One after the other for one user, so that the limit holds.
      await tx.read('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`webhook ${userId}`]);
      await refuseGone(tx, call.actor);
      const before = await tx.read<WebhookRow>(statements.OF_USER, [userId]);
      if (before.length >= max) throw refused('webhook.too_many', { max });
      const id = newId();
      const { provider, events, groupId, locale, target } = choice;
      const sealed = sealTarget(id, target, this.encryptor);
      const now = new Date(call.now);
      await tx.read(statements.CREATE, [id, userId, provider, events, groupId, locale, sealed, now]);
      return (await this.read(tx, id, userId))!;
    });
  }

  async ofUser(userId: string): Promise<Webhook[]> {
    const rows = await this.db.read<WebhookRow>(statements.OF_USER, [userId]);
    return rows.map((row) => toWebhook(row, this.encryptor));
  }

  async get(id: string, userId: string): Promise<Webhook | undefined> {
    return isId(id) ? this.read(this.db, id, userId) : undefined;
  }

  change(
    id: string,
    userId: string,
    rule: (before: Webhook) => WebhookChoice,
    now: number,
    { retry = false } = {},
  ): Promise<Webhook | undefined> {
    return this.onOne(id, userId, async (tx) => {
      const { events, groupId, locale, target } = rule((await this.read(tx, id, userId))!);
      const sealed = sealTarget(id, target, this.encryptor);
      await tx.read(statements.CHANGE, [id, events, groupId, locale, sealed, new Date(now), retry]);
      if (retry) await this.look(tx, now);
      return this.read(tx, id, userId);
    });
  }

  enable(id: string, userId: string, now: number): Promise<Webhook | undefined> {
    return this.onOne(id, userId, async (tx) => {
      await tx.read(statements.ENABLE, [id, userId, new Date(now)]);
      await this.look(tx, now);
      return this.read(tx, id, userId);
    });
  }

  async remove(id: string, userId: string): Promise<boolean> {
    return isId(id) && (await this.db.one(statements.REMOVE, [id, userId])) !== undefined;
  }

  async test(id: string, userId: string, call: Call): Promise<WebhookDelivery | undefined> {
    if (!isId(id)) return undefined;
    return idempotent(this.db, call, async (tx) => {
      const webhook = await this.read(tx, id, userId);
      if (!webhook) return undefined;
      await holdPresent(tx, call.actor);
      const deliveryId = newId();
      const news = pingOf(deliveryId, call.now, Date.now());
      const body = bodyAtOnce(webhook.provider, news);
      const sealed = sealDelivery(deliveryId, { news, body }, this.encryptor);
      await tx.read(statements.PING, [deliveryId, id, sealed, new Date(call.now)]);
      await this.look(tx, call.now);
      return this.readDelivery(tx, deliveryId, id);
    });
  }

  redeliver(
    id: string,
    deliveryId: string,
    userId: string,
    now: number,
  ): Promise<WebhookDelivery | undefined> {
    return this.onOne(id, userId, async (tx) => {
      if (!isId(deliveryId) || !(await this.readDelivery(tx, deliveryId, id))) return undefined;
      if ((await this.read(tx, id, userId))!.disabledAt !== null) throw refused('webhook.disabled');
      await tx.read(statements.REDELIVER, [deliveryId, id]);
      await this.look(tx, now);
      return this.readDelivery(tx, deliveryId, id);
    });
  }

  async deliveries(id: string, { state, page, perPage }: DeliveryFilter): Promise<DeliveryPage> {
    const filter = [id, state ?? null];
    const offset = (page - 1) * perPage;
    const [rows, count] = await Promise.all([
      this.db.read<DeliveryRow>(statements.DELIVERIES, [...filter, perPage, offset]),
      this.db.one<{ total: number }>(statements.COUNT_DELIVERIES, filter),
    ]);
    return { deliveries: rows.map((row) => toDelivery(row, this.encryptor)), total: count?.total ?? 0 };
  }

  async removeOfUsers(userIds: readonly string[], within: Tx): Promise<void> {
    const tx = sqlOf(within);
    await tx.read(statements.LOCK_USERS, [userIds]);
    await tx.read(statements.REMOVE_OF_USERS, [userIds]);
  }

  /** Runs a change of a user's webhook, one at a time. @returns undefined if there is no such webhook */
  private async onOne<T>(
    id: string,
    userId: string,
    work: (tx: SqlTx) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    if (!isId(id)) return undefined;
    return this.db.transaction(async (tx) =>
      (await tx.one(statements.LOCK, [id, userId])) ? work(tx) : undefined,
    );
  }

  private look(tx: SqlTx, now: number): Promise<void> {
    return this.jobs.schedule(tx, { kind: SEND, key: newId(), dueAt: now });
  }

  private async read(queries: Pick<SqlTx, 'one'>, id: string, userId: string): Promise<Webhook | undefined> {
    const row = await queries.one<WebhookRow>(statements.GET, [id, userId]);
    return row && toWebhook(row, this.encryptor);
  }

  private async readDelivery(tx: SqlTx, id: string, webhookId: string): Promise<WebhookDelivery | undefined> {
    const row = await tx.one<DeliveryRow>(statements.ONE_DELIVERY, [id, webhookId]);
    return row && toDelivery(row, this.encryptor);
  }
}
