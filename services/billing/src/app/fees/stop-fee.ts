import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { stopsAt, withStop } from '../../domain/fees/fee';
import { FollowIntent } from '../follow-intent';
import { CardProvider, Fees, Payments, Subscriptions } from '../ports';
import { feeStoppedMail } from './fee-mails';

/** A month was not paid for a week: the membership stops until it is. Bookings, and what the group has, stay as they are. */
@Injectable()
export class StopFee {
  constructor(
    private readonly fees: Fees,
    private readonly payments: Payments,
    private readonly provider: CardProvider,
    private readonly following: FollowIntent,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** @param now business time, epoch milliseconds */
  async run(membershipId: string, tx: Tx, now: number): Promise<void> {
    const before = await this.fees.lock(tx, membershipId);
    if (!before?.open) return;
    // A payment in time keeps the membership even if the provider's event has not arrived.
    const intentId = await this.payments.intentOf(tx, before.open.paymentId);
    if (intentId !== null && this.provider.isOn) await this.following.run(intentId, tx, now);
    const account = await this.fees.lock(tx, membershipId);
    if (!account?.fee || !account.open || account.fee.unpaidSince === null || account.fee.stopped) return;
    const { fee, open } = account;
    if (stopsAt(account.fee.unpaidSince) > now)
      return this.fees.schedule(tx, 'fee.stop', membershipId, stopsAt(account.fee.unpaidSince));
    await this.fees.save(tx, withStop(fee, true), now);
    await this.fees.cancel(tx, 'fee.collect', membershipId);
    const { groupName: group, amount, paymentId } = open;
    await this.subscriptions.mail(tx, [feeStoppedMail(fee, { group, amount, paymentId })], now);
  }
}
