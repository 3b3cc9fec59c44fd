import {
  cancellationTable,
  priceOfLoan,
  type CancellationStep,
  type LoanPrice,
  type PriceLine,
} from '@kashikari/pricing';
import type { BookingRange } from '@kashikari/availability';
import { allow, refuse, type Verdict } from '@kashikari/kernel';
import type { Good, GoodPrices } from './good';

/** The price of a booking, frozen when it is made. */
export interface Charge {
  readonly prices: GoodPrices;
  /** The first from when it was booked on; the last counts. */
  readonly revisions: readonly [PriceRevision, ...PriceRevision[]];
  /** Percent of the last total that is refunded, once it is cancelled; null before. */
  readonly refundPercent: number | null;
  /** True if a member card booked it, which pays outside the product only. */
  readonly byCard: boolean;
  /** Cost of its return; absent before, after an undone return, and if it costs nothing. */
  readonly atReturn?: ReturnCharge | undefined;
  /** Number of times that its last piece came back, undone returns too; absent for 0. */
  readonly returns?: number | undefined;
}

/** The cost of a loan beyond its price, frozen when its last piece is back and received. Amounts are yen, tax included. */
export interface ReturnCharge {
  /** Time of that return, or of its receipt where the good needs one: epoch milliseconds, business time. */
  readonly at: number;
  /** Number of the return, from 1; undone returns count too. */
  readonly number: number;
  readonly extended: number;
  readonly overdue: number;
  readonly lines: readonly PriceLine[];
}

/** The price from one moment on. */
export interface PriceRevision {
  /** Business time, epoch milliseconds. */
  readonly at: number;
  /** Yen, tax included. */
  readonly total: number;
  readonly lines: readonly PriceLine[];
  /** Refund for canceling at that moment, percent; an upper bound of later refunds. 100 for the first revision. */
  readonly refundPercent: number;
}

/** The fields of a booking request that determine its price. */
export interface Loan {
  readonly asked: BookingRange;
  readonly quantity: number;
  readonly borrowerId: string;
  /** Yen that the person was shown; absent where nothing was. */
  readonly expectedTotal?: number | undefined;
  /** Paid before it was recorded. */
  readonly free?: boolean | undefined;
}

/** A good as far as its price goes; `prices` is null where they are not known. */
export interface PricedGood {
  readonly ownerId: string;
  readonly prices: GoodPrices | null;
}

const NOTHING: LoanPrice = { total: 0, tax: 0, lines: [] };

/**
 * Returns the price of a loan. Owners borrow their goods for free (spec section 6). Refuses `payment.amount` if the
 * total exceeds the maximum charge, and `booking.price_changed` if another price was expected.
 */
export function priceFor(good: PricedGood, loan: Loan): Verdict<LoanPrice> {
  const { asked, quantity, borrowerId, expectedTotal } = loan;
  const isFree = loan.free || borrowerId === good.ownerId || !good.prices;
  const priced = isFree ? allow(NOTHING) : priceOfLoan(good.prices, asked, quantity);
  if (!priced.ok || expectedTotal === undefined || expectedTotal === priced.value.total) return priced;
  return refuse('booking.price_changed', { total: priced.value.total }, 'expected_total');
}

/** Returns the charge that is frozen in a new booking; null if it is free. */
export function newCharge(
  prices: GoodPrices | null,
  price: LoanPrice,
  byCard: boolean,
  now: number,
): Charge | null {
  if (!prices || price.total === 0) return null;
  const { total, lines } = price;
  return { prices, revisions: [{ at: now, total, lines, refundPercent: 100 }], refundPercent: null, byCard };
}

/** The price that counts. */
export function currentPrice({ revisions }: Charge): PriceRevision {
  return revisions[revisions.length - 1]!;
}

/** Returns the cancellation table of a loan that is not booked yet. */
export function cancellationOf(
  startAt: number,
  zone: string,
  total: number,
  now: number,
): readonly CancellationStep[] {
  return total === 0 ? [] : cancellationTable({ startAt, zone, bookedAt: now }, total, now);
}

/** Returns true if the local copy of a good was written before prices, or the purchase price, were stored. */
export function lacksPrices({ priced, prices }: Pick<Good, 'priced' | 'prices'>): boolean {
  return priced && prices?.purchasePrice === undefined;
}
