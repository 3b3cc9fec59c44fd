import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { dayOf, FEE_RETRY_DAYS } from '@kashikari/kernel';
import { resumeMonth, stopsAt, withStop, type FeePeriod } from '../../domain/fees/fee';
import type { PaidFee } from '../../domain/fees/paid-fee';
import type { Payment, PaymentOutcome } from '../../domain/payment';
import { Fees, Subscriptions } from '../ports';
import { feeFailingMail, feeRefundedMail } from './fee-mails';

const DAY = 86_400_000;

/** Draws the consequences where a month of a fee was paid, was not paid, or is void. */
@Injectable()
export class FollowFee {
  constructor(
    private readonly fees: Fees,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** @param now business time, epoch milliseconds */
  async run(
    { period }: PaidFee,
    { change, payment, refund }: PaymentOutcome,
    tx: Tx,
    now: number,
  ): Promise<void> {
    const { id, membershipId } = period;
    if (change === 'paid') return this.paid(membershipId, id, tx, now);
    if (change === 'failed') return this.failed(membershipId, payment, tx, now);
    if (refund) return this.refunded(period, payment, refund.amount, tx, now);
    if (change !== 'canceled') return;
    await this.fees.closePeriod(tx, id, 'canceled');
    await this.forget(membershipId, tx);
  }

  /** Applies a payment by card or by hand. A stopped membership resumes, and its month begins now. */
  private async paid(membershipId: string, periodId: string, tx: Tx, now: number): Promise<void> {
    const account = await this.fees.lock(tx, membershipId);
    await this.fees.closePeriod(tx, periodId, 'paid');
    await this.forget(membershipId, tx);
    if (account?.fee?.state !== 'active') return;
    const settled = { ...account.fee, unpaidSince: null, tries: 0 };
    const resumed = settled.stopped ? resumeMonth(settled, now) : undefined;
    if (resumed) await this.fees.movePeriod(tx, periodId, resumed);
    const fee = withStop(resumed?.fee ?? settled, false);
    await this.fees.save(tx, fee, now);
    await this.fees.schedule(tx, 'fee.settle', membershipId, fee.nextAt);
  }

  /** A card is charged again on the days of {@link FEE_RETRY_DAYS}. The first month is paid on the screen, which says what happened. */
  private async failed(membershipId: string, payment: Payment, tx: Tx, now: number): Promise<void> {
    const account = await this.fees.lock(tx, membershipId);
    if (!account?.fee || !account.open || account.fee.unpaidSince === null || account.fee.stopped) return;
    const { fee, open } = account;
    const since = account.fee.unpaidSince;
    if (fee.months === 1) return;
    const days = FEE_RETRY_DAYS[fee.tries];
    const retryAt = days === undefined ? null : since + days * DAY;
    if (retryAt !== null)
      await this.fees.schedule(tx, 'fee.collect', membershipId, retryAt, { attempt: fee.tries + 1 });
    const month = { group: open.groupName, amount: payment.amount, paymentId: payment.id };
    const retry = retryAt === null ? null : dayOf(retryAt, fee.zone);
    const failing = { error: payment.error, retry, end: dayOf(stopsAt(since), fee.zone) };
    await this.subscriptions.mail(tx, [feeFailingMail(fee, month, failing)], now);
  }

  private async refunded(
    { groupName: group }: FeePeriod,
    { id: paymentId, payerId: userId, method, version }: Payment,
    amount: number,
    tx: Tx,
    now: number,
  ): Promise<void> {
    const to = { userId, byHand: method !== null, version };
    if (amount > 0)
      await this.subscriptions.mail(tx, [feeRefundedMail({ group, amount, paymentId }, to)], now);
  }

  private async forget(membershipId: string, tx: Tx): Promise<void> {
    for (const kind of ['fee.collect', 'fee.stop'] as const) await this.fees.cancel(tx, kind, membershipId);
  }
}
