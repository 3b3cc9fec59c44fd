import { Injectable } from '@nestjs/common';
import { notFound, unwrap, type Call } from '@kashikari/kernel';
import { couponCode, draftCoupon, type CouponDraft } from '../../domain/contracts/coupon';
import { Coupons, type ListedCoupon } from '../ports';
import { Staff } from '../staff';

/** Staff create, list and end coupons. */
@Injectable()
export class ManageCoupons {
  constructor(
    private readonly staff: Staff,
    private readonly coupons: Coupons,
  ) {}

  /**
   * @returns the coupon of the code; `created` is false where there was one already, which stays as it is
   * @throws DomainError as {@link draftCoupon}
   */
  async create(draft: CouponDraft, call: Call): Promise<{ created: boolean; coupon: ListedCoupon }> {
    await this.staff.only(call);
    const coupon = unwrap(draftCoupon(draft, call.now));
    if (await this.coupons.create(coupon)) return { created: true, coupon: { ...coupon, redeemed: 0 } };
    return { created: false, coupon: (await this.coupons.get(coupon.code))! };
  }

  async list(call: Call): Promise<ListedCoupon[]> {
    await this.staff.only(call);
    return this.coupons.list();
  }

  /** Accounts that have redeemed it keep it. @throws DomainError `not_found` */
  async end(code: string, call: Call): Promise<ListedCoupon> {
    await this.staff.only(call);
    const ended = await this.coupons.end(couponCode(code), call.now);
    if (!ended) throw notFound('coupon', code);
    return ended;
  }
}
