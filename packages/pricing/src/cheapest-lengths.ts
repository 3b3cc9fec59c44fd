import { PRICE_MONTH_DAYS, PRICE_WEEK_DAYS } from '@kashikari/kernel';
import type { Prices } from './loan';

/** A number of months, weeks or days and the price of one for one piece, yen. */
export interface PricedLength {
  readonly kind: 'month' | 'week' | 'day';
  readonly count: number;
  readonly unitPrice: number;
}

/**
 * The cheapest set of months, weeks and days that covers so many days; empty where no length is offered. Of equally cheap
 * sets the one with the fewest kinds of length counts, then the one with the longest lengths. Covering instead of
 * matching makes a shorter loan never dearer.
 */
export function cheapestLengths(days: number, prices: Omit<Prices, 'perHour'>): readonly PricedLength[] {
  let best: readonly PricedLength[] = [];
  let bestCost = Infinity;
  for (const set of coveringSets(days, prices)) {
    const cost = set.reduce((sum, { count, unitPrice }) => sum + count * unitPrice, 0);
    if (cost > bestCost || (cost === bestCost && set.length >= best.length)) continue;
    best = set;
    bestCost = cost;
  }
  return best;
}

/**
 * Sets that cover the days, longest lengths first. For a number of months the cost is linear in the number of weeks, so the
 * cheapest set has no week, as many as fit, or one more in place of all days.
 */
function* coveringSets(
  days: number,
  { perDay, perWeek, perMonth }: Omit<Prices, 'perHour'>,
): Generator<readonly PricedLength[]> {
  for (let months = perMonth ? Math.ceil(days / PRICE_MONTH_DAYS) : 0; months >= 0; months -= 1) {
    const daysLeft = Math.max(0, days - months * PRICE_MONTH_DAYS);
    const weekCounts = perWeek
      ? [Math.ceil(daysLeft / PRICE_WEEK_DAYS), Math.floor(daysLeft / PRICE_WEEK_DAYS), 0]
      : [0];
    for (const weeks of weekCounts) {
      const single = Math.max(0, daysLeft - weeks * PRICE_WEEK_DAYS);
      if (single > 0 && !perDay) continue;
      yield [
        { kind: 'month' as const, count: months, unitPrice: perMonth ?? 0 },
        { kind: 'week' as const, count: weeks, unitPrice: perWeek ?? 0 },
        { kind: 'day' as const, count: single, unitPrice: perDay ?? 0 },
      ].filter(({ count }) => count > 0);
    }
  }
}
