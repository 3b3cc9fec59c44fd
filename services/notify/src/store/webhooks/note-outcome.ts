import { Injectable } from '@nestjs/common';
import { Logger, type SqlTx } from '@kashikari/platform';
import { MailQueue } from '../../app/ports';
import type { ClaimedDelivery } from '../../app/ports/webhooks';
import { disabledMail } from '../../domain/webhooks/disabled-mail';
import { backOff, isTooMany } from '../../domain/webhooks/back-off';
import type { Outcome } from '../../domain/webhooks/outcome';
import { Encryptor } from '../encryptor';
import { FAILED, NOTE, SUCCEEDED } from './delivery-statements';
import { sealDelivery } from './webhook-rows';

type Failure = Extract<Outcome, { kind: 'failed' }>;

/** Writes the outcome of a request: to its delivery, to its webhook, and the mail about a disabled webhook. */
@Injectable()
export class NoteOutcome {
  constructor(
    private readonly encryptor: Encryptor,
    private readonly mailQueue: MailQueue,
    private readonly logger: Logger,
  ) {}

  /** @returns business time of the endpoint's next request, if it failed and is not disabled */
  async run(
    delivery: ClaimedDelivery,
    outcome: Outcome,
    now: number,
    tx: SqlTx,
  ): Promise<number | undefined> {
    const { id, event, news, webhook } = delivery;
    const isDelivered = outcome.kind === 'delivered';
    const state = isDelivered ? 'delivered' : event === 'ping' ? 'failed' : 'waiting';
    const error = isDelivered ? '' : outcome.code;
    const attempt = { at: new Date(now), status: outcome.status, error };
    const sealed = sealDelivery(id, { news, body: outcome.body ?? delivery.body }, this.encryptor);
    const deliveredAt = isDelivered ? new Date(now) : null;
    await tx.read(NOTE, [id, state, JSON.stringify([attempt]), sealed, deliveredAt]);
    this.logger.debug({ webhook: webhook.id, delivery: id, event, ...attempt }, 'A webhook was called');
    if (!isDelivered) return this.noteFailure(delivery, outcome, now, tx);
    await tx.read(SUCCEEDED, [webhook.id, new Date(now)]);
    return undefined;
  }

  private async noteFailure(
    { event, webhook }: ClaimedDelivery,
    { code, status, text, isGone, wait }: Failure,
    now: number,
    tx: SqlTx,
  ): Promise<number | undefined> {
    const error = JSON.stringify({ code, status, text, at: new Date(now) });
    const before = await tx.one<{ error_count: number; next_at: Date | null; disabled_at: Date | null }>(
      'select error_count, next_at, disabled_at from webhook where id = $1 for no key update',
      [webhook.id],
    );
    // Deleted meanwhile.
    if (!before) return undefined;
    // A failed test changes nothing about what waits, unless the receiver is gone.
    const isTest = event === 'ping';
    const count = isTest ? before.error_count : before.error_count + 1;
    const isDisabled = isGone || (!isTest && isTooMany(count));
    const at = isTest ? before.next_at?.getTime() : now + backOff(count, wait, Math.random());
    const next = isDisabled || at === undefined ? null : new Date(at);
    await tx.read(FAILED, [webhook.id, error, count, next, isDisabled ? new Date(now) : null]);
    if (isDisabled && !before.disabled_at) {
      await this.mailQueue.put([disabledMail(webhook, { code, status, text }, now)], now, tx);
      this.logger.warn({ webhook: webhook.id, code, status }, 'A webhook was disabled');
    }
    return isTest ? undefined : next?.getTime();
  }
}
