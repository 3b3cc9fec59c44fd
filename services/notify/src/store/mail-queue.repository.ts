import { Inject, Injectable } from '@nestjs/common';
import {
  Database,
  Jobs,
  Logger,
  newId,
  type Settings,
  SettingsToken,
  sqlOf,
  type Tx,
} from '@kashikari/platform';
import { MailQueue, type ClaimedMail, type MailResult } from '../app/ports';
import { waitAfter } from '../domain/delivery';
import type { MailOrder, SentMail, ThreadOrder } from '../domain/mail';
import { toCarried, toCopy, toSealed, type Copy, type MailRow } from './mail-rows';
import { DeliveryQueue, type SettledRow } from './delivery-queue';
import { Encryptor } from './encryptor';
import { FORGET, LOST, PUT, PUT_SPACED, REFUSED, SENT, SETTLE, TAKE } from './statements';

/** The job that takes due mails out; see events/send-due-mails.job.ts. */
const SEND = 'mail.send';

@Injectable()
export class PgMailQueue extends MailQueue {
  private readonly keepsCopies: boolean;
  private readonly queue: DeliveryQueue;

  constructor(
    private readonly db: Database,
    jobs: Jobs,
    private readonly encryptor: Encryptor,
    private readonly logger: Logger,
    @Inject(SettingsToken) settings: Settings,
  ) {
    super();
    this.keepsCopies = settings.KASHIKARI_TEST_HOOKS === '1';
    this.queue = new DeliveryQueue(db, jobs, SEND, {
      forget: FORGET,
      take: TAKE,
      settle: SETTLE,
      lost: LOST,
    });
  }

  async put(orders: readonly MailOrder[], now: number, within: Tx): Promise<void> {
    const tx = sqlOf(within);
    await tx.read(PUT, [this.rowsOf(orders), new Date(now)]);
    await this.queue.look(tx, now);
  }

  async putSpaced(orders: readonly ThreadOrder[], pause: number, now: number, within: Tx): Promise<void> {
    const tx = sqlOf(within);
    const put = await tx.read<{ due_at: Date }>(PUT_SPACED, [this.rowsOf(orders), new Date(now), pause]);
    await this.queue.look(tx, ...put.map(({ due_at: at }) => at.getTime()));
  }

  async accept(orders: readonly MailOrder[], now: number): Promise<void> {
    await this.db.transaction((tx) => this.put(orders, now, tx));
  }

  async acceptSpaced(orders: readonly ThreadOrder[], pause: number, now: number): Promise<void> {
    await this.db.transaction((tx) => this.putSpaced(orders, pause, now, tx));
  }

  async take(limit: number, now: number, within: Tx): Promise<ClaimedMail[]> {
    const open = (row: MailRow) => toCarried(row, this.encryptor);
    const { carried, dropped } = await this.queue.take(limit, now, sqlOf(within), open);
    for (const { id: mail, template } of dropped)
      this.logger.error({ mail, template }, 'A mail was sealed with another secret and will not be sent');
    return carried;
  }

  takeMore(limit: number, now: number): Promise<ClaimedMail[]> {
    return this.db.transaction((tx) => this.take(limit, now, tx));
  }

  async settle(settled: readonly MailResult[], now: number, round?: readonly ClaimedMail[]): Promise<void> {
    const rows = settled.map((one) => this.toSettledRow(one, now));
    await this.db.transaction((tx) => this.queue.settle(rows, now, tx, round));
    settled.forEach((one, at) => this.log(one, rows[at]!.state));
  }

  lookAround(now: number): Promise<void> {
    return this.queue.lookAround(now);
  }

  async refused(keys: readonly string[]): Promise<string[]> {
    return (await this.db.read<{ key: string }>(REFUSED, [keys])).map(({ key }) => key);
  }

  async sent(to: string): Promise<SentMail[]> {
    const rows = await this.db.read<{ copy: Copy; settled_at: Date }>(SENT, [to]);
    return rows.map(({ copy, settled_at: at }) => ({ ...copy, sentAt: at.getTime() }));
  }

  /** Maps orders to the JSON rows of the statements. */
  private rowsOf(orders: readonly (MailOrder | ThreadOrder)[]): string {
    const rows = orders.map((order) => {
      const id = newId();
      const { key, template } = order;
      const thread = 'thread' in order ? order.thread : null;
      return { id, key, template, thread, sealed: toSealed(order, id, this.encryptor) };
    });
    return JSON.stringify(rows);
  }

  private toSettledRow({ mail, outcome }: MailResult, now: number): SettledRow & { copy?: Copy | null } {
    const { id } = mail;
    if (outcome.kind === 'sent') {
      return { id, state: 'sent', reason: null, copy: this.keepsCopies ? toCopy(outcome) : null };
    }
    if (outcome.kind === 'told') return { id, state: 'sent', reason: null };
    const wait = outcome.kind === 'later' ? waitAfter(mail.attempts) : undefined;
    if (wait === undefined) return { id, state: 'dropped', reason: outcome.reason };
    return { id, state: 'waiting', reason: outcome.reason, due_at: new Date(now + wait) };
  }

  private log({ mail, outcome }: MailResult, state: string): void {
    const fields = { mail: mail.id, template: mail.template, attempts: mail.attempts };
    if (outcome.kind === 'told') return this.logger.debug(fields, 'A mail is told of in another');
    if (outcome.kind === 'sent') return this.logger.debug(fields, 'A mail has left');
    const told = { ...fields, reason: outcome.reason };
    if (state === 'waiting') this.logger.warn(told, 'A mail could not leave yet');
    else if (outcome.reason === 'no_address') this.logger.debug(told, 'A mail has nobody to go to');
    else if (outcome.reason === 'unwanted') this.logger.debug(told, 'A mail is not wanted');
    else if (outcome.reason === 'unseen')
      this.logger.debug(told, 'What a mail would tell is not seen any more');
    else if (outcome.reason === 'read') this.logger.debug(told, 'What a mail would tell was read before');
    else this.logger.error(told, 'A mail will not leave');
  }
}
