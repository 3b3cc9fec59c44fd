import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { accountHolder, refused, type Call } from '@kashikari/kernel';
import { openBill, type Bill } from '../../domain/contracts/bill';
import type { Contract } from '../../domain/contracts/contract';
import type { PlanOffer } from '../../domain/contracts/offer-plan';
import { requireProvider } from '../cards/require-provider';
import { CardProvider, Contracts, Coupons, Ids, type AccountState } from '../ports';
import { FollowBill } from './follow-bill';
import { OpenBillPayment } from './open-bill-payment';
import { PlanGrounds, type OfferGrounds, type PlanOrder } from './plan-grounds';
import { VoidBill } from './void-bill';

/** A purchase: what it costs, and its payment. */
export interface Purchase {
  readonly offer: PlanOffer;
  /** Empty where nothing is to be paid now: what was bought holds already, or follows at the end of the period. */
  readonly paymentId: string;
}

/**
 * Buys a plan, or changes to another one. A plan to be paid now begins after its payment. An earlier purchase that was
 * not paid is replaced.
 */
@Injectable()
export class BuyPlan {
  constructor(
    private readonly contracts: Contracts,
    private readonly grounds: PlanGrounds,
    private readonly coupons: Coupons,
    private readonly provider: CardProvider,
    private readonly opening: OpenBillPayment,
    private readonly following: FollowBill,
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
      return this.now(offer, grounds, state, tx, call.now);
    });
  }

  private async later(offer: PlanOffer, tx: Tx): Promise<Purchase> {
    await this.contracts.save(tx, offer.contract);
    return { offer, paymentId: '' };
  }

  /** Returns true if a renewal failed or its invoice is open. */
  private async isUnpaid({ accountId, failingSince }: Contract, tx: Tx): Promise<boolean> {
    if (failingSince !== null) return true;
    const open = await this.contracts.openBills(tx, accountId);
    return open.some(({ kind, then }) => kind !== 'credit' && then === null);
  }

  private async now(
    offer: PlanOffer,
    { fresh, coupon }: OfferGrounds,
    { account, contract }: AccountState,
    tx: Tx,
    now: number,
  ): Promise<Purchase> {
    // A renewal that is not paid comes first: else a dearer plan would be bought with days that nobody paid.
    if (contract && (await this.isUnpaid(contract, tx))) throw refused('payment.unsettled');
    const redeemed = coupon?.code ?? '';
    const { accountId } = account;
    if (redeemed && !(await this.coupons.redeem(tx, redeemed, accountId, now)))
      throw refused('coupon.spent', undefined, 'coupon');
    const about = {
      id: this.ids.next(),
      accountId,
      kind: offer.kind as Bill['kind'],
      cause: fresh.id,
      at: now,
    };
    const bill = openBill(
      { ...about, then: offer.contract, coupon: offer.coupon, redeemed },
      offer.bill,
      account,
    );
    await this.contracts.addBill(tx, bill);
    await this.contracts.saveAccount(tx, { ...account, ...offer.bill.after });
    if (bill.due === 0) {
      await this.contracts.enter(tx, bill);
      await this.following.paid(bill, tx, now);
      return { offer, paymentId: '' };
    }
    const paymentId = this.ids.next();
    await this.opening.run(bill, paymentId, tx, now);
    return { offer, paymentId };
  }
}
