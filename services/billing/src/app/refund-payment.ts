import { Injectable } from '@nestjs/common';
import { accountHolder, forbidden, MAX_CHARGE, refused, type Call } from '@kashikari/kernel';
import { refundByManager } from '../domain/payment';
import type { SeenPayment } from '../domain/payment-permissions';
import { FetchPeople } from './fetch-people';
import { FollowPaid } from './follow-paid';
import { Payments, type PaymentAct } from './ports';
import { MAX_NOTE } from './settle-payment';

/** A manager returns a part or all of a payment. */
@Injectable()
export class RefundPayment {
  constructor(
    private readonly payments: Payments,
    private readonly people: FetchPeople,
    private readonly paid: FollowPaid,
  ) {}

  /** @throws DomainError `payment.state` unless it is paid, `payment.refund_too_large` for more than is left */
  async run(id: string, amount: number, reason: string, call: Call): Promise<SeenPayment> {
    accountHolder(call);
    if (amount < 1) throw refused('payment.amount', { max: MAX_CHARGE, least: 1 }, 'amount');
    if (!reason.trim()) throw refused('validation.required', undefined, 'reason');
    if (reason.length > MAX_NOTE) throw refused('validation.too_long', { max: MAX_NOTE }, 'reason');
    await this.people.ofCaller(call);
    const act: PaymentAct = ({ payment, manages }, newId) => {
      if (!manages) throw forbidden();
      const source = `manager:${newId()}`;
      return refundByManager(payment, { amount, reason: reason.trim(), source }, call.now);
    };
    return this.payments.change(id, call, act, (tx) => this.paid.by(tx, call.now));
  }
}
