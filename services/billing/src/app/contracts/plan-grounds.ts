import { Injectable } from '@nestjs/common';
import { notFound, refused, unwrap, type Call } from '@kashikari/kernel';
import { BOUGHT, isBought, type PaidInterval } from '../../domain/contracts/contract';
import { couponCode } from '../../domain/contracts/coupon';
import {
  offerPlan,
  type NewContract,
  type PlanOffer,
  type PlanWish,
} from '../../domain/contracts/offer-plan';
import type { PlanAccount } from '../../domain/contracts/plan-account';
import type { KnownSeats } from '../../domain/contracts/settle-contract';
import { isPlan } from '../../domain/plans';
import { Accounts, Coupons, Operator, type AccountState } from '../ports';

/** A wish as it comes from outside. */
export interface PlanOrder {
  readonly plan: string;
  readonly interval: string;
  /** Empty: none. */
  readonly coupon: string;
  readonly maxMembers: number | null;
}

/** Input of a plan offer besides the state of the account. */
export interface OfferGrounds {
  readonly wish: PlanWish;
  readonly fresh: NewContract;
  /** The coupon that is redeemed with it, as it would stand on the account. */
  readonly coupon: PlanAccount['coupon'];
}

const INTERVALS: readonly PaidInterval[] = ['monthly', 'annual'];

/** Gathers what an offer is made of: the wish, the seats of now, the coupon. */
@Injectable()
export class PlanGrounds {
  constructor(
    private readonly accounts: Accounts,
    private readonly coupons: Coupons,
    private readonly operator: Operator,
  ) {}

  /** @throws DomainError `validation.choice` for a plan that is not sold, `coupon.invalid`, `coupon.spent` */
  async of(order: PlanOrder, accountId: string, id: string, call: Call): Promise<OfferGrounds> {
    const wish = readWish(order);
    const account = await this.accounts.find(accountId);
    if (!account) throw notFound('user', accountId);
    const { used, version } = await this.accounts.seats(accountId, call);
    const [seats] = this.counted([{ version, used, at: call.now }]);
    return {
      wish,
      fresh: { id, accountId, zone: account.timeZone, now: call.now, seats: seats! },
      coupon: order.coupon ? await this.coupon(order.coupon, accountId, call.now) : null,
    };
  }

  /**
   * Returns the offer for the current state of the account.
   * @throws DomainError `payment.amount`, `validation.range` if there are fewer seats than members
   */
  offer({ wish, fresh, coupon }: OfferGrounds, { account, contract, counts }: AccountState): PlanOffer {
    const better = coupon && coupon.percent > (account.coupon?.percent ?? 0) ? coupon : account.coupon;
    const { volumeDiscounts: volume } = this.operator;
    const grounds = { account: { ...account, coupon: better }, counts: this.counted(counts), volume };
    return unwrap(offerPlan(wish, fresh, { contract, ...grounds }));
  }

  /** Counts as they are billed: an account that pays as one has one seat. */
  counted(counts: readonly KnownSeats[]): KnownSeats[] {
    if (this.operator.planUnit === 'member') return [...counts];
    return counts.map((count) => ({ ...count, used: 1 }));
  }

  private async coupon(code: string, accountId: string, now: number): Promise<PlanAccount['coupon']> {
    const found = await this.coupons.find(couponCode(code), accountId, now);
    if (found === 'unknown') throw refused('coupon.invalid', undefined, 'coupon');
    if (found === 'spent') throw refused('coupon.spent', undefined, 'coupon');
    const { months: monthsLeft, ...coupon } = found;
    return { ...coupon, monthsLeft };
  }
}

function readWish({ plan, interval, maxMembers }: PlanOrder): PlanWish {
  if (!isPlan(plan) || !isBought(plan)) throw refused('validation.choice', { choices: [...BOUGHT] }, 'plan');
  const paid = INTERVALS.find((one) => one === interval);
  if (!paid) throw refused('validation.choice', { choices: [...INTERVALS] }, 'interval');
  return { plan, interval: paid, maxMembers };
}
