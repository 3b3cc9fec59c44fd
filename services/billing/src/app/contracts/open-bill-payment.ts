import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { PAY_WITHIN_MINUTES } from '@kashikari/kernel';
import type { Bill } from '../../domain/contracts/bill';
import { NOT_COLLECTED, type Payment } from '../../domain/payment';
import { Contracts, Payments } from '../ports';

const MINUTE = 60_000;

/**
 * Opens the payment of a bill. A purchase waits a limited number of minutes for it; a renewal is charged automatically.
 */
@Injectable()
export class OpenBillPayment {
  constructor(
    private readonly payments: Payments,
    private readonly contracts: Contracts,
  ) {}

  /** @param id of the payment */
  async run(bill: Bill, id: string, tx: Tx, now: number): Promise<void> {
    const { accountId, due, tax, kind, at } = bill;
    const isBought = kind === 'begin' || kind === 'change' || kind === 'credit';
    const payment: Payment = {
      ...{
        id,
        bookingId: '',
        billId: bill.id,
        feePeriodId: '',
        number: 1,
        version: 1,
        status: 'draft',
        amount: due,
        tax,
      },
      reason: kind === 'credit' ? 'credit_purchase' : 'subscription',
      ...NOT_COLLECTED,
      ...{
        amountRefunded: 0,
        amountKept: 0,
        lines: [],
        refunds: [],
        settlement: 'card',
        method: null,
        note: '',
      },
      ...{ payerId: accountId, payeeId: '', paidAt: null, capturedAt: null, captureAt: null },
      payBy: isBought ? at + PAY_WITHIN_MINUTES * MINUTE : null,
      ...{
        intentId: null,
        card: null,
        error: '',
        commissionPercent: 0,
        invoice: null,
        createdAt: at,
        updatedAt: now,
      },
    };
    await this.payments.openForBill(tx, bill, payment, now);
    if (!isBought) await this.contracts.schedule(tx, 'plan.collect', bill.id, now, { attempt: 0 });
  }
}
