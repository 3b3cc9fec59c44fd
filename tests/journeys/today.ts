import { addDays, type Day } from '@kashikari/kernel';
import { FIXED_DAY } from '../product/fixed-day';

export const ZONE = 'Asia/Tokyo';

/** The day on which every journey takes place, in the product as in the browser; it begins at ten. */
export function today(): Day {
  return FIXED_DAY;
}

/** The day so many days later. */
export function dayAfter(days: number, day: Day = today()): Day {
  return addDays(day, days);
}
