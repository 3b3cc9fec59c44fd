import type { Good } from '@kashikari/web-kit';

type Prices = Pick<Good, 'price_per_hour' | 'price_per_day' | 'price_per_week' | 'price_per_month'>;

/** Returns true if a good has any price; 0 is not a price. */
export function isPriced(good: Prices): boolean {
  return [good.price_per_hour, good.price_per_day, good.price_per_week, good.price_per_month].some(
    (price) => price !== null && price > 0,
  );
}
