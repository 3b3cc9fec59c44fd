import { Injectable } from '@nestjs/common';
import { Database, Jobs, Logger, sqlOf, type Tx } from '@kashikari/platform';
import { PushQueue, type ClaimedPush, type SettledPush } from '../app/ports/push';
import { pushWaitAfter, type PushedOrder } from '../domain/push';
import { toCarried, toSealed, type MailRow } from './mail-rows';
import { DeliveryQueue, type SettledRow } from './delivery-queue';
import { FORGET, GONE, LOST, PUT, RECEIVERS, SETTLE, TAKE } from './push-statements';
import { openKeys } from './push-tokens.repository';
import { Encryptor } from './encryptor';

/** The job that takes out what is due; see events/send-due-pushes.job.ts. */
const SEND = 'pushes.send';

interface PushRow extends MailRow {
  readonly key: string;
  readonly token_id: string;
  readonly token_sealed: Buffer;
}

@Injectable()
export class PgPushQueue extends PushQueue {
  private readonly queue: DeliveryQueue;

  constructor(
    private readonly db: Database,
    jobs: Jobs,
    private readonly encryptor: Encryptor,
    private readonly logger: Logger,
  ) {
    super();
    this.queue = new DeliveryQueue(db, jobs, SEND, {
      forget: FORGET,
      take: TAKE,
      settle: SETTLE,
      lost: LOST,
    });
  }

  async put(orders: readonly PushedOrder[], now: number, within: Tx): Promise<void> {
    const tx = sqlOf(within);
    const ids = [...new Set(orders.map(({ receiver }) => receiver.userId))];
    const receivers = new Set(
      (await tx.read<{ user_id: string }>(RECEIVERS, [ids])).map(({ user_id: id }) => id),
    );
    // Seals orders only for users with a subscribed browser; most users get mail only.
    const owed = orders.filter(({ receiver }) => receivers.has(receiver.userId));
    if (owed.length === 0) return;
    const rows = owed.map((order) => {
      const { key, template, receiver } = order;
      return { key, user_id: receiver.userId, template, sealed: toSealed(order, key, this.encryptor) };
    });
    const put = await tx.read(PUT, [JSON.stringify(rows), new Date(now)]);
    if (put.length) await this.queue.look(tx, now);
  }

  async accept(orders: readonly PushedOrder[], now: number): Promise<void> {
    await this.db.transaction((tx) => this.put(orders, now, tx));
  }

  async take(limit: number, now: number, within: Tx): Promise<ClaimedPush[]> {
    const open = (row: PushRow) => this.toPush(row);
    return (await this.queue.take(limit, now, sqlOf(within), open)).carried;
  }

  takeMore(limit: number, now: number): Promise<ClaimedPush[]> {
    return this.db.transaction((tx) => this.take(limit, now, tx));
  }

  async settle(round: readonly SettledPush[], now: number): Promise<void> {
    const pushes = round.map(({ push }) => push);
    const rows = round.map((one) => toSettledRow(one, now));
    const gone = round.flatMap(({ push, outcome }) => (outcome.kind === 'gone' ? [push.tokenId] : []));
    await this.db.transaction(async (tx) => {
      if (gone.length) await tx.read(GONE, [gone]);
      await this.queue.settle(rows, now, tx, pushes);
    });
    round.forEach((one, at) => this.log(one, rows[at]!.state));
  }

  lookAround(now: number): Promise<void> {
    return this.queue.lookAround(now);
  }

  private toPush(row: PushRow): ClaimedPush | undefined {
    const carried = toCarried(row, this.encryptor, row.key);
    const token = openKeys(this.encryptor, row.token_sealed, row.token_id);
    return carried && { ...carried, key: row.key, tokenId: row.token_id, token };
  }

  private log({ push, outcome }: SettledPush, state: string): void {
    const { id, template, attempts, tokenId: token } = push;
    const fields = {
      push: id,
      token,
      template,
      attempts,
      ...('reason' in outcome && { reason: outcome.reason }),
    };
    if (outcome.kind === 'sent') this.logger.debug(fields, 'A browser was told');
    else if (outcome.kind === 'gone') this.logger.info(fields, 'A browser takes no more and was forgotten');
    else if (state === 'waiting') this.logger.warn(fields, 'A browser could not be told yet');
    else this.logger.debug(fields, 'A browser is not told');
  }
}

function toSettledRow({ push, outcome }: SettledPush, now: number): SettledRow {
  const { id } = push;
  if (outcome.kind === 'sent') return { id, state: 'sent', reason: null };
  const wait = outcome.kind === 'later' ? pushWaitAfter(push.attempts, outcome.wait) : undefined;
  if (wait === undefined) return { id, state: 'dropped', reason: outcome.reason };
  return { id, state: 'waiting', reason: outcome.reason, due_at: new Date(now + wait) };
}
