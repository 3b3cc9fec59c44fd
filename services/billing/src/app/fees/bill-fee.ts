import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { dayOf } from '@kashikari/kernel';
import { taxIn } from '@kashikari/pricing';
import { beginMonth, stopsAt, type Fee, type FeePeriod } from '../../domain/fees/fee';
import { priceAt, type FeeFacts } from '../../domain/fees/follow-member';
import type { PaidFee } from '../../domain/fees/paid-fee';
import { NOT_COLLECTED, type Payment } from '../../domain/payment';
import { Payees } from '../cards/payees';
import { Accounts, Fees, Ids, Operator, Payments, Subscriptions } from '../ports';
import { feeDueMail } from './fee-mails';

/** Bills the next month of a fee: its payment is opened, a kept card is charged, and the member stops a week later if it is unpaid. */
@Injectable()
export class BillFee {
  constructor(
    private readonly fees: Fees,
    private readonly payments: Payments,
    private readonly payees: Payees,
    private readonly accounts: Accounts,
    private readonly subscriptions: Subscriptions,
    private readonly operator: Operator,
    private readonly ids: Ids,
  ) {}

  /** @param now business time, epoch milliseconds, not before the month */
  async run(before: Fee, { group }: FeeFacts, tx: Tx, now: number): Promise<void> {
    if (!group || group.price === null || group.priceFrom === null) return;
    const owner = await this.accounts.find(group.ownerId);
    if (!owner) return;
    const price = priceAt(before, { price: group.price, priceFrom: group.priceFrom }, before.nextAt);
    const { fee, from, to } = beginMonth(before, { price, zone: owner.timeZone });
    const { membershipId, groupId, userId } = fee;
    const period: FeePeriod = {
      ...{ id: this.ids.next(), membershipId, groupId, groupName: group.name, payerId: userId },
      ...{
        payeeId: group.ownerId,
        state: 'open',
        from,
        to,
        zone: fee.zone,
        amount: price,
        at: before.nextAt,
      },
    };
    // A late month leaves a week too.
    const since = before.unpaidSince ?? Math.max(before.nextAt, now);
    const owed = { ...fee, unpaidSince: since, tries: 0 };
    await this.fees.save(tx, owed, now);
    if (!(await this.fees.addPeriod(tx, period))) return;
    const payment = await this.open({ period, fee: owed }, tx, now);
    await this.fees.schedule(tx, 'fee.stop', membershipId, stopsAt(since));
    // The first month is confirmed on the screen: a card that is kept for something else is not charged for it.
    const isCharged = payment.settlement === 'card' && before.months > 0;
    if (isCharged) return this.fees.schedule(tx, 'fee.collect', membershipId, now, { attempt: 0 });
    const month = { group: group.name, amount: price, paymentId: payment.id };
    const end = dayOf(stopsAt(since), fee.zone);
    await this.subscriptions.mail(tx, [feeDueMail(fee, month, end, period.id)], now);
  }

  private async open(paid: PaidFee, tx: Tx, now: number): Promise<Payment> {
    const { period } = paid;
    const { payerId, payeeId, amount, at } = period;
    const takesCards = (await this.payees.takesCards([payeeId], tx)).has(payeeId);
    const payment: Payment = {
      ...{ id: this.ids.next(), bookingId: '', billId: '', feePeriodId: period.id, number: 1, version: 1 },
      ...{ status: 'draft', reason: 'group_subscription', amount, amountRefunded: 0, amountKept: 0 },
      ...{
        tax: taxIn(amount),
        lines: [],
        settlement: takesCards ? 'card' : 'direct',
        method: null,
        note: '',
      },
      ...{
        payerId,
        payeeId,
        paidAt: null,
        capturedAt: null,
        captureAt: null,
        invoice: null,
        payBy: null,
        intentId: null,
      },
      ...{ card: null, error: '', commissionPercent: takesCards ? this.operator.commissionPercent : 0 },
      ...{ createdAt: at, updatedAt: now, refunds: [] },
      ...NOT_COLLECTED,
    };
    await this.payments.openForFee(tx, paid, payment, now);
    return payment;
  }
}
