import { NONPROFIT_PERCENT } from '@kashikari/kernel';
import type { InvoiceAddress } from '../invoices/payment-invoice';
import { bestDiscount, type Balances, type Discount, type VolumeStep } from '@kashikari/pricing';

/** A coupon as an account has redeemed it. */
export interface RedeemedCoupon {
  readonly code: string;
  readonly name: string;
  readonly percent: number;
  /** Months that it still takes something off; null: always. */
  readonly monthsLeft: number | null;
}

/** Balances and discounts of an account, independent of its contract. */
export interface PlanAccount extends Balances {
  readonly accountId: string;
  readonly coupon: RedeemedCoupon | null;
  /** Staff confirmed that it is a nonprofit. */
  readonly nonprofit: boolean;
  /** Recipient of its invoices; null: it pays by card. */
  readonly invoice: InvoiceAddress | null;
}

export const freshAccount = (accountId: string): PlanAccount => ({
  ...{ accountId, credit: 0, carried: 0, coupon: null, nonprofit: false, invoice: null },
});

/** The best discount for so many seats. */
export function discountOf(
  { coupon, nonprofit }: Pick<PlanAccount, 'coupon' | 'nonprofit'>,
  seats: number,
  volume: readonly VolumeStep[],
): Discount {
  const offers = { volume, coupon: coupon?.percent ?? 0, nonprofit: nonprofit ? NONPROFIT_PERCENT : 0 };
  return bestDiscount(offers, seats);
}

/** A coupon after it took something off for so many months; one that is spent is gone. */
export function spendCoupon(coupon: RedeemedCoupon | null, months: number): RedeemedCoupon | null {
  if (!coupon || coupon.monthsLeft === null) return coupon;
  const monthsLeft = coupon.monthsLeft - months;
  return monthsLeft > 0 ? { ...coupon, monthsLeft } : null;
}
