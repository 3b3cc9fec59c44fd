import { Inject, Injectable } from '@nestjs/common';
import { Database, Jobs, Logger, newId, SettingsToken, type Settings, type Tx } from '@kashikari/platform';
import { Mailroom, type Carried, type Settled, type Transaction } from '../app/ports';
import { waitAfter } from '../domain/delivery';
import type { MailOrder, SentMail, ThreadOrder } from '../domain/mail';
import { toCarried, toCopy, toSealed, type Copy, type MailRow } from './mail-rows';
import { Sealer } from './sealer';
import { FORGET, LOST, PUT, PUT_SPACED, REFUSED, SENT, SETTLE, TAKE } from './statements';

/** The job that takes due mails out; see events/send-due-mails.job.ts. */
const SEND = 'mail.send';

/** How long a process may carry a mail before it is taken for dead, milliseconds. */
const CARRY_FOR = 5 * 60_000;

@Injectable()
export class PgMailroom extends Mailroom {
  private readonly keepsCopies: boolean;

  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly sealer: Sealer,
    private readonly logger: Logger,
    @Inject(SettingsToken) settings: Settings,
  ) {
    super();
    this.keepsCopies = settings.KASHIKARI_TEST_HOOKS === '1';
  }

  async put(orders: readonly MailOrder[], now: number, transaction: Transaction): Promise<void> {
    const tx = transaction as Tx;
    await tx.read(PUT, [this.rowsOf(orders), new Date(now)]);
    await this.look(tx, now);
  }

  async putSpaced(
    orders: readonly ThreadOrder[],
    pause: number,
    now: number,
    transaction: Transaction,
  ): Promise<void> {
    const tx = transaction as Tx;
    const put = await tx.read<{ due_at: Date }>(PUT_SPACED, [this.rowsOf(orders), new Date(now), pause]);
    await this.look(tx, ...put.map(({ due_at: at }) => at.getTime()));
  }

  async accept(orders: readonly MailOrder[], now: number): Promise<void> {
    await this.db.transaction((tx) => this.put(orders, now, tx));
  }

  async acceptSpaced(orders: readonly ThreadOrder[], pause: number, now: number): Promise<void> {
    await this.db.transaction((tx) => this.putSpaced(orders, pause, now, tx));
  }

  async take(limit: number, now: number, transaction: Transaction): Promise<Carried[]> {
    const tx = transaction as Tx;
    await tx.read(FORGET, [new Date(now)]);
    const rows = await tx.read<MailRow>(TAKE, [new Date(now), limit, CARRY_FOR]);
    // Should we die on the way, this look finds them again; it is taken back when all is well.
    const mails = rows.flatMap((row) => toCarried(row, this.sealer) ?? []);
    if (mails.length < rows.length) await this.dropSealed(rows, mails, now, tx);
    if (mails.length)
      await this.jobs.schedule(tx, { kind: SEND, key: lostKey(mails), dueAt: now + CARRY_FOR });
    return mails;
  }

  takeMore(limit: number, now: number): Promise<Carried[]> {
    return this.db.transaction((tx) => this.take(limit, now, tx));
  }

  async settle(settled: readonly Settled[], now: number, round?: readonly Carried[]): Promise<void> {
    const rows = settled.map((one) => this.toSettledRow(one, now));
    const again = rows.flatMap(({ state, due_at: dueAt }) =>
      state === 'waiting' && dueAt ? [dueAt.getTime()] : [],
    );
    await this.db.transaction(async (tx) => {
      if (rows.length) await tx.read(SETTLE, [JSON.stringify(rows), new Date(now)]);
      if (round) await this.jobs.cancel(tx, SEND, lostKey(round));
      await this.look(tx, ...again);
    });
    settled.forEach((one, at) => this.log(one, rows[at]!.state));
  }

  async lookAround(now: number): Promise<void> {
    const lost = await this.db.one<{ since: Date | null }>(LOST);
    if (!lost?.since) return;
    const at = now + Math.max(0, lost.since.getTime() - Date.now());
    await this.db.transaction((tx) => this.look(tx, at));
  }

  async refused(keys: readonly string[]): Promise<string[]> {
    return (await this.db.read<{ key: string }>(REFUSED, [keys])).map(({ key }) => key);
  }

  async sent(to: string): Promise<SentMail[]> {
    const rows = await this.db.read<{ copy: Copy; settled_at: Date }>(SENT, [to]);
    return rows.map(({ copy, settled_at: at }) => ({ ...copy, sentAt: at.getTime() }));
  }

  /** What was sealed under a secret that is gone says nothing any more, and must not hold up what came after it. */
  private async dropSealed(
    rows: readonly MailRow[],
    mails: readonly Carried[],
    now: number,
    tx: Tx,
  ): Promise<void> {
    const open = new Set(mails.map(({ id }) => id));
    const dropped = rows.filter(({ id }) => !open.has(id));
    const settled = dropped.map(({ id }) => ({ id, state: 'dropped', reason: 'sealed' }));
    await tx.read(SETTLE, [JSON.stringify(settled), new Date(now)]);
    for (const { id: mail, template } of dropped)
      this.logger.error({ mail, template }, 'A mail was sealed under another secret and will not leave');
  }

  /** As the statements read them: JSON. */
  private rowsOf(orders: readonly (MailOrder | ThreadOrder)[]): string {
    const rows = orders.map((order) => {
      const id = newId();
      const { key, template } = order;
      const thread = 'thread' in order ? order.thread : null;
      return { id, key, template, thread, sealed: toSealed(order, id, this.sealer) };
    });
    return JSON.stringify(rows);
  }

  /** Orders looks for due mails, one for each of these times. */
  private look(tx: Tx, ...times: readonly number[]): Promise<void> {
    const looks = [...new Set(times)].map((dueAt) => ({ kind: SEND, key: newId(), dueAt }));
    return this.jobs.schedule(tx, ...looks);
  }

  private toSettledRow({ mail, outcome }: Settled, now: number) {
    const { id } = mail;
    if (outcome.kind === 'sent') {
      return { id, state: 'sent', reason: null, copy: this.keepsCopies ? toCopy(outcome) : null };
    }
    if (outcome.kind === 'told') return { id, state: 'sent', reason: null };
    const wait = outcome.kind === 'later' ? waitAfter(mail.attempts) : undefined;
    if (wait === undefined) return { id, state: 'dropped', reason: outcome.reason };
    return { id, state: 'waiting', reason: outcome.reason, due_at: new Date(now + wait) };
  }

  private log({ mail, outcome }: Settled, state: string): void {
    const fields = { mail: mail.id, template: mail.template, attempts: mail.attempts };
    if (outcome.kind === 'told') return this.logger.debug(fields, 'A mail is told of in another');
    if (outcome.kind === 'sent') return this.logger.debug(fields, 'A mail has left');
    const told = { ...fields, reason: outcome.reason };
    if (state === 'waiting') this.logger.warn(told, 'A mail could not leave yet');
    else if (outcome.reason === 'no_address') this.logger.debug(told, 'A mail has nobody to go to');
    else if (outcome.reason === 'unwanted') this.logger.debug(told, 'A mail is not wanted');
    else if (outcome.reason === 'read') this.logger.debug(told, 'What a mail would tell was read before');
    else this.logger.error(told, 'A mail will not leave');
  }
}

/** One look for what is lost of a round, named after its first mail. */
function lostKey(mails: readonly { readonly id: string }[]): string {
  return `lost:${mails.map(({ id }) => id).sort()[0]}`;
}
