import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@kashikari/kernel';
import { Customers } from './cards/customers';
import { FollowIntent } from './follow-intent';
import { isInvoiceAttempt, RunInvoiceAttempt, type InvoiceAttempt } from './invoices/run-invoice-attempt';
import { Attempts, CardProvider, type Attempt, type Intent, SecurityTime } from './ports';

type CardAttempt = Omit<Attempt, 'order'> & {
  readonly order: Exclude<Attempt['order'], InvoiceAttempt['order']>;
};

/** Milliseconds after which a key is not repeated: the provider forgets keys after 24 hours. */
export const KEY_AGE = 23 * 3_600_000;

/**
 * Makes a call that was committed before, or makes it again with the same key where its answer was lost. After 23 hours the provider
 * is searched for what the first call made.
 */
@Injectable()
export class RunAttempt {
  constructor(
    private readonly attempts: Attempts,
    private readonly provider: CardProvider,
    private readonly customers: Customers,
    private readonly following: FollowIntent,
    private readonly invoices: RunInvoiceAttempt,
    private readonly security: SecurityTime,
  ) {}

  /**
   * @param now business time, epoch milliseconds
   * @returns the intent that it made or changed; undefined for a refund, and for an attempt that was finished before
   */
  async run(id: string, tx: Tx, now: number): Promise<Intent | undefined> {
    const attempt = await this.attempts.find(tx, id);
    if (!attempt) return undefined;
    const lookedAt = this.security.now();
    const isOld = lookedAt - attempt.createdAt > KEY_AGE;
    if (isInvoiceAttempt(attempt)) {
      await this.invoices.run(attempt, isOld, tx, now);
      return undefined;
    }
    return this.byCard(attempt as CardAttempt, isOld, lookedAt, tx, now);
  }

  private async byCard(
    attempt: CardAttempt,
    isOld: boolean,
    lookedAt: number,
    tx: Tx,
    now: number,
  ): Promise<Intent | undefined> {
    const { id } = attempt;
    try {
      const intent = await this.call(attempt, isOld);
      await this.attempts.finish(tx, id, 'done');
      if (intent) await this.following.apply(intent, tx, now, lookedAt);
      return intent;
    } catch (error) {
      if (!isOver(error) || !('intentId' in attempt.order)) throw error;
      await this.attempts.finish(tx, id, 'refused');
      await this.following.run(attempt.order.intentId, tx, now);
      return undefined;
    }
  }

  /** @param isOld whether the provider may have forgotten the key */
  private async call(
    { id, paymentId, payerId, order }: CardAttempt,
    isOld: boolean,
  ): Promise<Intent | undefined> {
    if (order.kind === 'capture') return this.provider.capture(order.intentId, order.amount, id);
    if (order.kind === 'release') return this.provider.release(order.intentId, id);
    if (order.kind === 'refund') {
      const { intentId, amount } = order;
      if (isOld && (await this.provider.hasRefunded(intentId, id))) return undefined;
      await this.provider.refund(intentId, amount, id, id);
      return undefined;
    }
    const known = isOld ? await this.provider.findIntent(id) : undefined;
    if (known) return known;
    const asked = { attemptId: id, paymentId, amount: order.amount };
    if (order.kind === 'authorize')
      return this.provider.createIntent(
        { ...asked, customerId: order.customerId, keepCard: order.keepCard },
        id,
      );
    const customerId = await this.customers.idOf(payerId);
    return this.provider.createIntent({ ...asked, customerId, keepCard: true, cardId: order.cardId }, id);
  }
}

/** The provider says that the intent is not what it was; what it became is looked at. */
const isOver = (error: unknown): boolean =>
  error instanceof DomainError && error.refusal.code === 'payment.session_timeout';
