import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { charge } from '../contracts/collect-bill';
import { DecidePayment } from '../decide-payment';
import { CardProvider, Fees, StoredCustomers } from '../ports';

/** Charges the card that a member added last for a month of a fee. A card that is gone, or refuses, is tried again some days later. */
@Injectable()
export class CollectFee {
  constructor(
    private readonly fees: Fees,
    private readonly provider: CardProvider,
    private readonly customers: StoredCustomers,
    private readonly deciding: DecidePayment,
  ) {}

  /** @param attempt 0 for the first try. @param now business time, epoch milliseconds */
  async run(membershipId: string, attempt: number, tx: Tx, now: number): Promise<void> {
    const account = await this.fees.lock(tx, membershipId);
    if (!account?.fee || !account.open || account.fee.stopped) return;
    const { userId } = account.fee;
    const customerId = this.provider.isOn ? await this.customers.find(userId) : undefined;
    const cardId = customerId && (await this.provider.listCards(customerId))[0]?.id;
    await this.fees.save(tx, { ...account.fee, tries: attempt }, now);
    const { paymentId } = account.open;
    await this.deciding.run(paymentId, (payment) => charge(payment, cardId, attempt, now), tx, now);
  }
}
