import { Injectable } from '@nestjs/common';
import { accountHolder, forbidden, notFound, refused, type Call } from '@kashikari/kernel';
import { canEnd } from '../../domain/fees/paid-fee';
import type { SeenPayment } from '../../domain/payment-permissions';
import { isFee } from '../../domain/subject';
import { Fees, Payments, PaymentViews } from '../ports';

/** A member ends the fee of a group: the current month is the last, and is not refunded. */
@Injectable()
export class EndFee {
  constructor(
    private readonly views: PaymentViews,
    private readonly payments: Payments,
    private readonly fees: Fees,
  ) {}

  /**
   * @param paymentId of any month of the fee
   * @throws DomainError `payment.state` for a payment of something else, and for a fee that is over
   */
  async run(paymentId: string, call: Call): Promise<SeenPayment> {
    accountHolder(call);
    const seen = await this.views.find(paymentId, call);
    if (!seen) throw notFound('payment', paymentId);
    const { subject, payment, pays } = seen;
    if (!pays) throw forbidden();
    if (!isFee(subject)) throw refused('payment.state', { status: payment.status });
    await this.payments.transaction(async (tx) => {
      const account = await this.fees.lock(tx, subject.period.membershipId);
      if (!account?.fee || account.fee.ends) return;
      if (!canEnd({ period: subject.period, fee: account.fee }))
        throw refused('payment.state', { status: payment.status });
      await this.fees.save(tx, { ...account.fee, ends: true }, call.now);
      const { membershipId } = account.fee;
      // A month that is not paid is given up, and the fee is over at once.
      if (account.open) await this.fees.schedule(tx, 'fee.settle', membershipId, call.now);
    });
    return (await this.views.find(paymentId, call)) ?? seen;
  }
}
