import { discounts } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ManageCoupons } from '../app/contracts/manage-coupons';
import { SetNonprofit } from '../app/contracts/set-nonprofit';
import type { ListedCoupon } from '../app/ports';
import { toAccount } from './messages';

/** Discounts on bought plans, for staff. */
@GrpcController(discounts.DiscountServiceService)
export class DiscountsController {
  constructor(
    private readonly coupons: ManageCoupons,
    private readonly nonprofits: SetNonprofit,
  ) {}

  async createCoupon(
    { percentOff: percent, months, uses, ...draft }: discounts.CreateCouponRequest,
    call: Call,
  ): Promise<discounts.CreateCouponResponse> {
    const wanted = { ...draft, percent, months: months ?? null, uses: uses ?? null };
    const { created, coupon } = await this.coupons.create(wanted, call);
    return { created, coupon: toCoupon(coupon) };
  }

  async listCoupons(
    _request: discounts.ListCouponsRequest,
    call: Call,
  ): Promise<discounts.ListCouponsResponse> {
    return { coupons: (await this.coupons.list(call)).map(toCoupon) };
  }

  async endCoupon({ code }: discounts.EndCouponRequest, call: Call): Promise<discounts.EndCouponResponse> {
    return { coupon: toCoupon(await this.coupons.end(code, call)) };
  }

  async setNonprofit(
    { who, granted }: discounts.SetNonprofitRequest,
    call: Call,
  ): Promise<discounts.SetNonprofitResponse> {
    const { account, before, percent } = await this.nonprofits.run(who, granted, call);
    return { account: toAccount(account), before, percentOff: percent };
  }
}

function toCoupon(coupon: ListedCoupon): discounts.IssuedCoupon {
  const { code, name, percent, months, expiresAt, usesLeft, redeemed } = coupon;
  return {
    ...{ code, name, percentOff: percent, redeemed },
    ...{ months: months ?? undefined, usesLeft: usesLeft ?? undefined },
    expiresAt: expiresAt === null ? undefined : new Date(expiresAt),
  };
}
