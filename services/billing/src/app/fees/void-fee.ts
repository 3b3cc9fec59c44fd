import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import type { FeeFacts } from '../../domain/fees/follow-member';
import { changePayment } from '../../domain/payment';
import { isOpen } from '../../domain/payment-states';
import { DecidePayment } from '../decide-payment';
import type { OpenMonth } from '../ports';

const NOTHING = { outcomes: [], orders: [] } as const;

/** The payment of a month that is not owed any more, or that is owed to somebody else. */
@Injectable()
export class VoidFee {
  constructor(private readonly deciding: DecidePayment) {}

  /** It is void; a late success goes back. */
  async run(paymentId: string, tx: Tx, now: number): Promise<void> {
    await this.deciding.run(
      paymentId,
      (payment) => {
        if (!isOpen(payment.status) || payment.paidAt !== null) return NOTHING;
        const after = changePayment(payment, { status: 'canceled' }, now);
        return { outcomes: [{ change: 'canceled', payment: after }], orders: [] };
      },
      tx,
      now,
    );
  }

  /** A group that has another owner: what is not paid yet is owed to the new one. */
  async follow({ paymentId, paidTo }: OpenMonth, { group }: FeeFacts, tx: Tx, now: number): Promise<void> {
    const payeeId = group?.ownerId ?? paidTo;
    if (payeeId === paidTo) return;
    await this.deciding.run(
      paymentId,
      (payment) => {
        if (!isOpen(payment.status) || payment.paidAt !== null) return NOTHING;
        return {
          outcomes: [{ change: 'updated', payment: changePayment(payment, { payeeId }, now) }],
          orders: [],
        };
      },
      tx,
      now,
    );
  }
}
