import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { refused } from '@kashikari/kernel';
import { openBill, type Bill } from '../../domain/contracts/bill';
import type { Contract } from '../../domain/contracts/contract';
import type { PlanOffer } from '../../domain/contracts/offer-plan';
import { Contracts, Coupons, Ids, type AccountState } from '../ports';
import { FollowBill } from './follow-bill';
import { OpenBillPayment } from './open-bill-payment';
import type { OfferGrounds } from './plan-grounds';

/** A purchase: what it costs, and its payment. */
export interface Purchase {
  readonly offer: PlanOffer;
  /** Empty where nothing is to be paid now: what was bought holds already, or follows at the end of the period. */
  readonly paymentId: string;
}

/** Bills a plan that begins now, and opens the payment of what is due. */
@Injectable()
export class ChargePlan {
  constructor(
    private readonly contracts: Contracts,
    private readonly coupons: Coupons,
    private readonly opening: OpenBillPayment,
    private readonly following: FollowBill,
    private readonly ids: Ids,
  ) {}

  /** @throws DomainError `payment.unsettled` while a renewal is unpaid; `coupon.spent` */
  async run(
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

  /** Returns true if a renewal failed or its invoice is open. */
  private async isUnpaid({ accountId, failingSince }: Contract, tx: Tx): Promise<boolean> {
    if (failingSince !== null) return true;
    const open = await this.contracts.openBills(tx, accountId);
    return open.some(({ kind, then }) => kind !== 'credit' && then === null);
  }
}
