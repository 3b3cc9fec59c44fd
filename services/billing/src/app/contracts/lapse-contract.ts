import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { endsUnpaidAt } from '../../domain/contracts/contract';
import { FollowIntent } from '../follow-intent';
import { CardProvider, Contracts, Payments } from '../ports';
import { ChangeBoughtPlan } from './change-bought-plan';
import { VoidBill } from './void-bill';

/** A renewal was not paid for so many days: the plan ends, and what was not paid is not owed any more. */
@Injectable()
export class LapseContract {
  constructor(
    private readonly contracts: Contracts,
    private readonly payments: Payments,
    private readonly provider: CardProvider,
    private readonly following: FollowIntent,
    private readonly voiding: VoidBill,
    private readonly plans: ChangeBoughtPlan,
  ) {}

  /** @param now business time, epoch milliseconds */
  async run(accountId: string, tx: Tx, now: number): Promise<void> {
    await this.look(accountId, tx, now);
    const { contract } = await this.contracts.lock(tx, accountId);
    if (!contract || (endsUnpaidAt(contract) ?? Infinity) > now) return;
    for (const { id, kind } of await this.contracts.openBills(tx, accountId))
      if (kind !== 'credit') await this.voiding.run(id, tx, now);
    await this.plans.end(accountId, tx, now);
  }

  /** Fetches open payments first: a payment in time keeps the plan even if the provider's event has not arrived. */
  private async look(accountId: string, tx: Tx, now: number): Promise<void> {
    if (!this.provider.isOn) return;
    for (const { id } of await this.contracts.openBills(tx, accountId)) {
      const paymentId = await this.contracts.paymentOf(tx, id);
      const intentId = paymentId ? await this.payments.intentOf(tx, paymentId) : null;
      if (intentId !== null) await this.following.run(intentId, tx, now);
    }
  }
}
