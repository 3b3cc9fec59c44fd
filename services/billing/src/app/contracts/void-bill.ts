import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { changePayment } from '../../domain/payment';
import { isOpen } from '../../domain/payment-states';
import { DecidePayment } from '../decide-payment';
import { Contracts } from '../ports';

/** A bill that nobody is to pay any more. Its payment is void, and the bill follows it; a late success goes back. */
@Injectable()
export class VoidBill {
  constructor(
    private readonly contracts: Contracts,
    private readonly deciding: DecidePayment,
  ) {}

  async run(billId: string, tx: Tx, now: number): Promise<void> {
    const paymentId = await this.contracts.paymentOf(tx, billId);
    if (!paymentId) return;
    await this.deciding.run(
      paymentId,
      (payment) => {
        if (!isOpen(payment.status) || payment.paidAt !== null) return { outcomes: [], orders: [] };
        const after = changePayment(payment, { status: 'canceled', payBy: null }, now);
        return { outcomes: [{ change: 'canceled', payment: after }], orders: [] };
      },
      tx,
      now,
    );
  }
}
