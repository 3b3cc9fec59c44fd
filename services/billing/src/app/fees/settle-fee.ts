import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { withStop, type Fee } from '../../domain/fees/fee';
import { followMember, needsNotice, exempt } from '../../domain/fees/follow-member';
import { Accounts, Fees, Subscriptions, type FeeAccount } from '../ports';
import { BillFee } from './bill-fee';
import { feeEndedMail, feeNoticeMail } from './fee-mails';
import { VoidFee } from './void-fee';

/**
 * Looks at the fee of one membership: it follows what identity says of the group and the member, notifies of a raise, and bills the
 * month whose time has come. Each month is billed once, however often and late this runs, and wherever the clock is moved.
 */
@Injectable()
export class SettleFee {
  constructor(
    private readonly fees: Fees,
    private readonly accounts: Accounts,
    private readonly subscriptions: Subscriptions,
    private readonly billing: BillFee,
    private readonly voiding: VoidFee,
  ) {}

  /** @param now business time, epoch milliseconds */
  async run(membershipId: string, tx: Tx, now: number): Promise<void> {
    const account = await this.fees.lock(tx, membershipId);
    const followed = account && followMember(account.fee, account.facts, now);
    if (!account || !followed) return;
    const fee = await this.withNotice(await this.withAccount(followed, account, now), account, tx, now);
    const { open, facts } = account;
    const isOwed = open && fee.state === 'active' && !fee.ends && fee.joinedAt === account.fee?.joinedAt;
    if (open && !isOwed) await this.voiding.run(open.paymentId, tx, now);
    if (isOwed) await this.voiding.follow(open, facts, tx, now);
    if (fee !== account.fee) await this.fees.save(tx, fee, now);
    if (fee.state !== 'active' || isOwed) return;
    if (fee.ends && (open || fee.nextAt <= now)) return this.over(fee, account, tx, now);
    if (fee.nextAt > now) return this.fees.schedule(tx, 'fee.settle', membershipId, fee.nextAt);
    await this.billing.run(fee, facts, tx, now);
  }

  /** Exempts member cards, which have no account. The account is looked up before anything is billed. */
  private async withAccount(fee: Fee, { facts, fee: before }: FeeAccount, now: number): Promise<Fee> {
    if (fee.state !== 'active' || (before?.state === 'active' && fee.nextAt > now)) return fee;
    return (await this.accounts.find(fee.userId)) ? fee : exempt(fee, facts, now);
  }

  private async withNotice(fee: Fee, { facts: { group } }: FeeAccount, tx: Tx, now: number): Promise<Fee> {
    if (!group || group.price === null || group.priceFrom === null) return fee;
    const { name, ownerId, price, priceFrom } = group;
    if (!needsNotice(fee, { price, priceFrom }, now)) return fee;
    const owner = await this.accounts.find(ownerId);
    if (!owner) return fee;
    const notice = feeNoticeMail(fee, { name, price, priceFrom, zone: owner.timeZone });
    await this.subscriptions.mail(tx, [notice], now);
    return { ...fee, noticedFrom: priceFrom };
  }

  /** The member ended it, and the last month is over: the membership stops. */
  private async over(fee: Fee, { facts }: FeeAccount, tx: Tx, now: number): Promise<void> {
    await this.fees.save(tx, withStop({ ...fee, state: 'over', ends: false }, true), now);
    await this.subscriptions.mail(tx, [feeEndedMail(fee, facts.group?.name ?? '')], now);
  }
}
