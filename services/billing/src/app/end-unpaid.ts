import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { accountHolder, forbidden, type Call } from '@kashikari/kernel';
import { giveUp, lapse } from '../domain/end-unpaid';
import type { SeenPayment } from '../domain/payment-permissions';
import { DecidePayment } from './decide-payment';
import { FollowIntent } from './follow-intent';
import { FollowPaid } from './follow-paid';
import { CardProvider, Payments } from './ports';

const NOTHING = { outcomes: [], orders: [] } as const;

/** Voids a payment that was not paid in time, or was abandoned, and ends its booking. */
@Injectable()
export class EndUnpaid {
  constructor(
    private readonly payments: Payments,
    private readonly provider: CardProvider,
    private readonly following: FollowIntent,
    private readonly deciding: DecidePayment,
    private readonly paid: FollowPaid,
  ) {}

  /**
   * Ends a payment whose deadline has passed. A payment in time keeps the booking even if the provider's event has not
   * arrived.
   */
  async lapse(id: string, tx: Tx, now: number): Promise<void> {
    const intentId = await this.payments.intentOf(tx, id);
    if (intentId !== null && this.provider.isOn) await this.following.run(intentId, tx, now);
    await this.deciding.run(
      id,
      (payment, subject) => {
        const outcome = lapse(payment, subject, now);
        return outcome ? { outcomes: [outcome], orders: [] } : NOTHING;
      },
      tx,
      now,
    );
  }

  /** The payer gives it up. @throws DomainError `payment.state` unless a booking waits for it */
  async giveUp(id: string, call: Call): Promise<SeenPayment> {
    accountHolder(call);
    const followPaid = (tx: Tx) => this.paid.by(tx, call.now);
    return this.payments.change(
      id,
      call,
      ({ payment, subject, pays }) => {
        if (!pays) throw forbidden();
        return giveUp(payment, subject, call.now);
      },
      followPaid,
    );
  }
}
