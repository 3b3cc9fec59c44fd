import { Injectable } from '@nestjs/common';
import { Database, Jobs, Logger, newId, type Tx } from '@kashikari/platform';
import type { Transaction } from '../app/ports';
import { Pushroom, type CarriedPush, type SettledPush } from '../app/ports/push';
import { pushWaitAfter, type PushedOrder } from '../domain/push';
import { toCarried, toSealed, type MailRow } from './mail-rows';
import { FORGET, GONE, LOST, PUT, RECEIVERS, SETTLE, TAKE } from './push-statements';
import { openKeys } from './push-tokens';
import { Sealer } from './sealer';

/** The job that takes out what is due; see events/send-due-pushes.job.ts. */
const SEND = 'pushes.send';

/** How long a process may carry one before it is taken for dead, milliseconds. */
const CARRY_FOR = 5 * 60_000;

interface PushRow extends MailRow {
  readonly key: string;
  readonly token_id: string;
  readonly token_sealed: Buffer;
}

@Injectable()
export class PgPushroom extends Pushroom {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly sealer: Sealer,
    private readonly logger: Logger,
  ) {
    super();
  }

  async put(orders: readonly PushedOrder[], now: number, transaction: Transaction): Promise<void> {
    const tx = transaction as Tx;
    const ids = [...new Set(orders.map(({ receiver }) => receiver.userId))];
    const receivers = new Set(
      (await tx.read<{ user_id: string }>(RECEIVERS, [ids])).map(({ user_id: id }) => id),
    );
    // Most people are told by mail alone: for them nothing has to be sealed.
    const owed = orders.filter(({ receiver }) => receivers.has(receiver.userId));
    if (owed.length === 0) return;
    const rows = owed.map((order) => {
      const { key, template, receiver } = order;
      return { key, user_id: receiver.userId, template, sealed: toSealed(order, key, this.sealer) };
    });
    const put = await tx.read(PUT, [JSON.stringify(rows), new Date(now)]);
    if (put.length) await this.look(tx, now);
  }

  async accept(orders: readonly PushedOrder[], now: number): Promise<void> {
    await this.db.transaction((tx) => this.put(orders, now, tx));
  }

  async take(limit: number, now: number, transaction: Transaction): Promise<CarriedPush[]> {
    const tx = transaction as Tx;
    await tx.read(FORGET, [new Date(now)]);
    const rows = await tx.read<PushRow>(TAKE, [new Date(now), limit, CARRY_FOR]);
    const pushes = rows.flatMap((row) => this.toPush(row) ?? []);
    // What was sealed under a secret that is gone says nothing any more.
    const open = new Set(pushes.map(({ id }) => id));
    const dropped = rows.flatMap(({ id }) =>
      open.has(id) ? [] : [{ id, state: 'dropped', reason: 'sealed' }],
    );
    if (dropped.length) await tx.read(SETTLE, [JSON.stringify(dropped), new Date(now)]);
    // Should we die on the way, this look finds them again; it is taken back when all is well.
    if (pushes.length)
      await this.jobs.schedule(tx, { kind: SEND, key: lostKey(pushes), dueAt: now + CARRY_FOR });
    return pushes;
  }

  takeMore(limit: number, now: number): Promise<CarriedPush[]> {
    return this.db.transaction((tx) => this.take(limit, now, tx));
  }

  async settle(round: readonly SettledPush[], now: number): Promise<void> {
    const rows = round.map((one) => toSettledRow(one, now));
    const gone = round.flatMap(({ push, outcome }) => (outcome.kind === 'gone' ? [push.tokenId] : []));
    const again = rows.flatMap(({ due_at: dueAt }) => (dueAt ? [dueAt.getTime()] : []));
    await this.db.transaction(async (tx) => {
      if (gone.length) await tx.read(GONE, [gone]);
      await tx.read(SETTLE, [JSON.stringify(rows), new Date(now)]);
      await this.jobs.cancel(tx, SEND, lostKey(round.map(({ push }) => push)));
      await this.look(tx, ...again);
    });
    round.forEach((one, at) => this.log(one, rows[at]!.state));
  }

  async lookAround(now: number): Promise<void> {
    const lost = await this.db.one<{ since: Date | null }>(LOST);
    if (!lost?.since) return;
    const at = now + Math.max(0, lost.since.getTime() - Date.now());
    await this.db.transaction((tx) => this.look(tx, at));
  }

  private toPush(row: PushRow): CarriedPush | undefined {
    const carried = toCarried(row, this.sealer, row.key);
    const token = openKeys(this.sealer, row.token_sealed, row.token_id);
    return carried && { ...carried, key: row.key, tokenId: row.token_id, token };
  }

  /** Orders looks for what is due, one for each of these times. */
  private async look(tx: Tx, ...times: readonly number[]): Promise<void> {
    const looks = [...new Set(times)].map((dueAt) => ({ kind: SEND, key: newId(), dueAt }));
    if (looks.length) await this.jobs.schedule(tx, ...looks);
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

function toSettledRow({ push, outcome }: SettledPush, now: number) {
  const { id } = push;
  if (outcome.kind === 'sent') return { id, state: 'sent', reason: null };
  const wait = outcome.kind === 'later' ? pushWaitAfter(push.attempts, outcome.wait) : undefined;
  if (wait === undefined) return { id, state: 'dropped', reason: outcome.reason };
  return { id, state: 'waiting', reason: outcome.reason, due_at: new Date(now + wait) };
}

/** One look for what is lost of a round, named after its first. */
function lostKey(pushes: readonly { readonly id: string }[]): string {
  return `lost:${pushes.map(({ id }) => id).sort()[0]}`;
}
