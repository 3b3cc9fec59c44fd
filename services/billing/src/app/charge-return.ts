import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { chargeReturn } from '../domain/return-payment';
import { Payees } from './cards/payees';
import { CardProvider, Operator, Payments, ReturnCharges } from './ports';

/** Charges what a return costs beyond the price of the loan, once it can no longer be undone for free. */
@Injectable()
export class ChargeReturn {
  constructor(
    private readonly payments: Payments,
    private readonly returns: ReturnCharges,
    private readonly payees: Payees,
    private readonly provider: CardProvider,
    private readonly operator: Operator,
  ) {}

  /** @param now business time, epoch milliseconds */
  async run(bookingId: string, tx: Tx, now: number): Promise<void> {
    const payeeId = await this.returns.payeeOf(tx, bookingId);
    if (payeeId === undefined) return;
    const takesCards = (await this.payees.takesCards([payeeId], tx)).has(payeeId);
    const cardId = takesCards ? await this.keptCard(bookingId, tx) : undefined;
    const { commissionPercent } = this.operator;
    await this.payments.decideLoan(
      tx,
      bookingId,
      async (loan, payments, newId) =>
        chargeReturn(loan, payments, { id: newId(), takesCards, commissionPercent, cardId }, now),
      now,
    );
    // An older copy may have ordered this job for an earlier time.
    await this.returns.schedule(tx, [bookingId]);
  }

  /** The card that the payer agreed to keep when the booking was paid. */
  private async keptCard(bookingId: string, tx: Tx): Promise<string | undefined> {
    if (!this.provider.isOn) return undefined;
    for (const intentId of await this.returns.intentsOf(tx, bookingId)) {
      const { keptCardId, keepsCard } = await this.provider.getIntent(intentId);
      if (keepsCard && keptCardId !== null) return keptCardId;
    }
    return undefined;
  }
}
