import { TAX_PERCENT } from '@kashikari/kernel';
import { wholePart } from './whole-part';

/** Consumption tax in a total that includes it: yen, fractions dropped. 5,000 includes 454. */
export function taxIn(total: number): number {
  return wholePart(total * TAX_PERCENT, 100 + TAX_PERCENT);
}

/**
 * Returns the commission on a lender's amount, yen, rounded down.
 * @param kept yen after refunds
 * @param percent whole percent
 */
export function commissionOf(kept: number, percent: number): number {
  return wholePart(kept * percent, 100);
}
