import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { accountHolder, refused, type Call } from '@kashikari/kernel';
import type { PlanOffer } from '../../domain/contracts/offer-plan';
import { requireProvider } from '../cards/require-provider';
import { CardProvider, Contracts, Ids } from '../ports';
import { ChargePlan, type Purchase } from './charge-plan';
import { PlanGrounds, type PlanOrder } from './plan-grounds';
import { VoidBill } from './void-bill';

/**
 * Buys a plan, or changes to another one. A plan to be paid now begins after its payment. An earlier purchase that was
 * not paid is replaced.
 */
@Injectable()
export class BuyPlan {
  constructor(
    private readonly contracts: Contracts,
    private readonly grounds: PlanGrounds,
    private readonly provider: CardProvider,
    private readonly charging: ChargePlan,
    private readonly voiding: VoidBill,
    private readonly ids: Ids,
  ) {}

  /** @throws DomainError as {@link QuotePlan}; `payments.off` where nothing is paid by card */
  async run(order: PlanOrder, call: Call): Promise<Purchase> {
    const accountId = accountHolder(call);
    requireProvider(this.provider);
    const grounds = await this.grounds.of(order, accountId, this.ids.next(), call);
    return this.contracts.transaction(async (tx) => {
      const before = await this.contracts.lock(tx, accountId);
      if (before.purchase?.byInvoice) throw refused('subscription.requested');
      if (before.purchase) await this.voiding.run(before.purchase.id, tx, call.now);
      const state = before.purchase ? await this.contracts.lock(tx, accountId) : before;
      const offer = this.grounds.offer(grounds, state);
      if (offer.kind === 'later') return this.later(offer, tx);
      return this.charging.run(offer, grounds, state, tx, call.now);
    });
  }

  private async later(offer: PlanOffer, tx: Tx): Promise<Purchase> {
    await this.contracts.save(tx, offer.contract);
    return { offer, paymentId: '' };
  }
}
