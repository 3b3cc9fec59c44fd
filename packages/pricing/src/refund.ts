import {
  daysBetween,
  dayOf,
  FULL_REFUND_OVER_DAYS,
  FULL_REFUND_WITHIN_HOURS,
  REFUND_STEPS,
} from '@kashikari/kernel';
import { wholePart } from './whole-part';

/** Facts of a booking that decide how much of its price is refunded. */
export interface RefundTerms {
  /** Start of the loan, epoch milliseconds. */
  readonly startAt: number;
  /** IANA time zone of the booking, in which its days are counted. */
  readonly zone: string;
  /** Time of the booking, epoch milliseconds. */
  readonly bookedAt: number;
}

const HOUR_MS = 3_600_000;

/** Last instant of the full refund for a booking made early enough, epoch milliseconds: 48:00:00.000 after it. */
export const fullRefundUntil = (loan: Pick<RefundTerms, 'bookedAt'>): number =>
  loan.bookedAt + FULL_REFUND_WITHIN_HOURS * HOUR_MS;

/**
 * Share of its price that a booking cancelled by its borrower returns, percent (specification, section 9). Days are
 * counted from the day of `at` to the day of the start, both in the booking's zone.
 * @param at time of the cancellation, epoch milliseconds
 */
export function refundPercent(loan: RefundTerms, at: number): number {
  const daysBefore = daysBetween(dayOf(at, loan.zone), dayOf(loan.startAt, loan.zone));
  if (daysBefore > FULL_REFUND_OVER_DAYS && at <= fullRefundUntil(loan)) return 100;
  const step = REFUND_STEPS.find((one) => daysBefore >= one.daysBefore);
  return step?.percent ?? 0;
}

/** A paid amount divided between payer and lender, yen. */
export interface Refund {
  readonly refund: number;
  readonly kept: number;
}

/**
 * Divides a total by the share that is refunded. The lender's part is rounded down to the yen, so the payer gets the
 * rest: 90 % of 1,005 refunds 905 and leaves 100.
 * @param total yen
 * @param percent whole percent, 0 to 100
 */
export function refundOf(total: number, percent: number): Refund {
  const kept = wholePart(total * (100 - percent), 100);
  return { refund: total - kept, kept };
}

/** Amounts by which a changed price charges or refunds the payer, yen; at least one of the two is 0. */
export interface PriceChange {
  readonly due: number;
  readonly refund: number;
}

/**
 * Settles a moved booking: a dearer one charges the difference, a cheaper one returns it by the current refund share.
 * @param percent refund share at the time of the move, from {@link refundPercent}
 */
export function priceChange(before: number, after: number, percent: number): PriceChange {
  if (after >= before) return { due: after - before, refund: 0 };
  return { due: 0, refund: refundOf(before - after, percent).refund };
}
