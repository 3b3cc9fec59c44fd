import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { applyIntent } from '../domain/apply-intent';
import type { Payment } from '../domain/payment';
import { DecidePayment } from './decide-payment';
import { CardProvider, Payments, type Intent, SecurityTime } from './ports';

/**
 * Handles a change of an intent at the provider: fetches its current state and applies it. Events may repeat and arrive
 * in any order.
 */
@Injectable()
export class FollowIntent {
  constructor(
    private readonly provider: CardProvider,
    private readonly payments: Payments,
    private readonly deciding: DecidePayment,
    private readonly security: SecurityTime,
  ) {}

  /**
   * @param now business time, epoch milliseconds
   * @returns the payment after it; undefined where a later look was applied before, or nothing of ours belongs to it
   */
  async run(intentId: string, tx: Tx, now: number): Promise<Payment | undefined> {
    const lookedAt = this.security.now();
    return this.apply(await this.provider.getIntent(intentId), tx, now, lookedAt);
  }

  /** Applies what a call of ours has answered. @param lookedAt when the call began, security time */
  async apply(intent: Intent, tx: Tx, now: number, lookedAt: number): Promise<Payment | undefined> {
    const id = await this.payments.paymentOfIntent(tx, intent);
    // Attempts are committed before their call: what belongs to none of them is of another installation.
    if (!id) return undefined;
    const { captureBefore } = intent;
    // The provider goes by its own clock, bookings by business time.
    const ahead = now - this.security.now();
    const seen = { ...intent, captureBefore: captureBefore === null ? null : captureBefore + ahead };
    return this.deciding.run(
      id,
      (payment, subject) => applyIntent(payment, subject, seen, now),
      tx,
      now,
      lookedAt,
    );
  }
}
