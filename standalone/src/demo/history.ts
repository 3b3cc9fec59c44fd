import { addDays, type Day, startOfDay } from '@kashikari/kernel';
import type { DemoGood, DemoLender, DemoMember } from './model';

/** Number of weeks before today that the history covers. */
const WEEKS = 52;

const HOUR_MS = 3_600_000;

/** A booking of the past, by the keys of the demonstration. */
export interface FormerBooking {
  readonly good: string;
  readonly by: string;
  readonly quantity: number;
  readonly range:
    { readonly startDate: Day; readonly endDate: Day } | { readonly startAt: Date; readonly endAt: Date };
  readonly madeAt: number;
  readonly returnedAt?: number;
}

/**
 * The year before `today`: each good is lent in some of its weeks, those further ahead in their lender's list more often,
 * and one in nine is returned a day late. The same day gives the same year.
 */
export function yearBefore(
  today: Day,
  zone: string,
  lender: DemoLender,
  members: readonly DemoMember[],
): FormerBooking[] {
  return lender.goods.flatMap((good, place) => {
    const borrowers = members.filter(({ groups }) => good.group && groups.includes(good.group));
    const every = 5 + (place % 6) * 3 + Math.floor(place / 6);
    if (good.terms?.['for_reference_only'] || good.neverLent || borrowers.length === 0) return [];
    const weeks = Array.from({ length: WEEKS }, (_, index) => index + 1).filter(
      (week) => (week * 7 + place * 5) % every === 0,
    );
    return weeks.map((week) => {
      const by = borrowers[(week + place) % borrowers.length]!.key;
      const first = addDays(today, -7 * week + ((week + place) % 3) - 1);
      return { good: good.key, by, quantity: 1, ...loan(good, first, zone, week + place) };
    });
  });
}

/** One loan that begins on a day, of up to three days or two hours. */
function loan(
  { terms }: DemoGood,
  first: Day,
  zone: string,
  variant: number,
): Omit<FormerBooking, 'good' | 'by' | 'quantity'> {
  const morning = startOfDay(first, zone) + 9 * HOUR_MS;
  if (terms?.['is_hourly']) {
    const startAt = morning + (variant % 4) * 2 * HOUR_MS;
    const endAt = startAt + (1 + (variant % 2)) * HOUR_MS;
    const range = { startAt: new Date(startAt), endAt: new Date(endAt) };
    return { range, madeAt: morning - 24 * HOUR_MS, returnedAt: endAt };
  }
  const days = 1 + (variant % Math.min(3, Number(terms?.['max_days'] ?? 3)));
  const endDate = addDays(first, days - 1);
  const back = addDays(endDate, variant % 9 === 0 ? 1 : 0);
  return {
    range: { startDate: first, endDate },
    madeAt: morning - 24 * HOUR_MS,
    returnedAt: startOfDay(back, zone) + 16 * HOUR_MS,
  };
}
