import { Injectable } from '@nestjs/common';
import { accountHolder, allow, forbidden, refused, type Call } from '@kashikari/kernel';
import { settleByHand, type HandMethod } from '../domain/payment';
import type { SeenPayment } from '../domain/payment-permissions';
import { pricedAt } from '../domain/subject';
import { FetchPeople } from './fetch-people';
import { FollowPaid } from './follow-paid';
import { Payments, type PaymentAct } from './ports';

/** Length of a manager's note and of the reason of a refund, characters. */
export const MAX_NOTE = 200;

/** A manager notes that a payment was made by hand. */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly payments: Payments,
    private readonly people: FetchPeople,
    private readonly paid: FollowPaid,
  ) {}

  /** @throws DomainError `payment.state` unless it is unpaid, or was noted before with the same method */
  async run(id: string, method: HandMethod, note: string, call: Call): Promise<SeenPayment> {
    accountHolder(call);
    if (note.length > MAX_NOTE) throw refused('validation.too_long', { max: MAX_NOTE }, 'note');
    await this.people.ofCaller(call);
    const act: PaymentAct = ({ payment, subject, manages }) => {
      if (!manages) throw forbidden();
      if (payment.status === 'succeeded' && payment.method === method) return allow(undefined);
      // The clock may be behind the price that is paid.
      const paidAt = Math.max(call.now, pricedAt(subject));
      return settleByHand(payment, { method, note }, paidAt, call.now);
    };
    return this.payments.change(id, call, act, (tx) => this.paid.by(tx, call.now));
  }
}
