import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import type { Loan } from '../domain/loan';
import type { Payment } from '../domain/payment';
import { FollowPaid } from './follow-paid';
import { Payments, type PaymentDecision } from './ports';
import { SettleUpAll } from './settle-up-all';

/** Decides about one payment while its booking or bill is locked, and draws the consequences after it. */
@Injectable()
export class DecidePayment {
  constructor(
    private readonly payments: Payments,
    private readonly settling: SettleUpAll,
    private readonly paid: FollowPaid,
  ) {}

  /**
   * @param now business time, epoch milliseconds
   * @param lookedAt when the look at the provider began that the decision goes by, security time
   * @param invoiceId the invoice that was looked at; none where it was the intent
   * @returns the payment after it; undefined where nothing was decided
   */
  run(
    id: string,
    act: PaymentDecision,
    tx: Tx,
    now: number,
    lookedAt?: number,
    invoiceId?: string,
  ): Promise<Payment | undefined> {
    const settleUp = (loan: Loan) => this.settling.by([loan.payeeId], tx, now);
    const followPaid = this.paid.by(tx, now);
    return this.payments.decide(tx, id, { lookedAt, invoiceId, act, settleUp, followPaid }, now);
  }
}
