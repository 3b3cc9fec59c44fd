import {
  cancellationTable,
  priceOfLoan,
  type CancellationStep,
  type LoanPrice,
  type PriceLine,
  type Prices,
} from '@kashikari/pricing';
import type { BookingRange } from '@kashikari/availability';
import { allow, refuse, type Verdict } from '@kashikari/kernel';
import type { Good } from './good';

/** What a booking costs; its prices are frozen when it is made. */
export interface Charge {
  readonly prices: Prices;
  /** The first from when it was booked on; the last counts. */
  readonly revisions: readonly [PriceRevision, ...PriceRevision[]];
  /** Percent of the last total that is refunded, once it is cancelled; null before. */
  readonly refundPercent: number | null;
  /** Booked by a member card, which pays by hand alone. */
  readonly byCard: boolean;
}

/** The price from one moment on. */
export interface PriceRevision {
  /** Business time, epoch milliseconds. */
  readonly at: number;
  /** Yen, tax included. */
  readonly total: number;
  readonly lines: readonly PriceLine[];
  /** What cancelling would have refunded at that moment, percent; no later cancelling refunds more. 100 of the first. */
  readonly refundPercent: number;
}

/** What is to be booked, as far as its price goes. */
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
  readonly prices: Prices | null;
}

const NOTHING: LoanPrice = { total: 0, tax: 0, lines: [] };

/**
 * What a loan costs; what belongs to oneself costs nothing (spec section 6). Refuses `payment.amount` for more than can be
 * charged, and `booking.price_changed` where another price was expected.
 */
export function priceFor(good: PricedGood, loan: Loan): Verdict<LoanPrice> {
  const { asked, quantity, borrowerId, expectedTotal } = loan;
  const isFree = loan.free || borrowerId === good.ownerId || !good.prices;
  const priced = isFree ? allow(NOTHING) : priceOfLoan(good.prices, asked, quantity);
  if (!priced.ok || expectedTotal === undefined || expectedTotal === priced.value.total) return priced;
  return refuse('booking.price_changed', { total: priced.value.total }, 'expected_total');
}

/** What is frozen in a new booking; null where it costs nothing. */
export function newCharge(
  prices: Prices | null,
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

/** What cancelling a loan that is not yet booked would refund. */
export function cancellationOf(
  startAt: number,
  zone: string,
  total: number,
  now: number,
): readonly CancellationStep[] {
  return total === 0 ? [] : cancellationTable({ startAt, zone, bookedAt: now }, total, now);
}

/** Whether our copy of a good was written before prices were kept. */
export function lacksPrices({ priced, prices }: Pick<Good, 'priced' | 'prices'>): boolean {
  return priced && prices === null;
}
