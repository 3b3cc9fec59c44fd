import type { Day } from '@kashikari/kernel';
import type { BillingPeriod } from './billing-period';

/** Number of seats in use from a day on. */
export interface SeatCount {
  readonly day: Day;
  readonly seats: number;
}

/** Seats more, or fewer, than the day before. */
export interface SeatChange {
  readonly day: Day;
  /** Never 0. */
  readonly more: number;
}

/**
 * Returns the change in seats from day to day. Seats that were added and removed within a day are no change.
 * @param billed seats that were billed before the counts
 * @param counts in order of time; the last count of a day applies. A late count, of a day before `days`, applies to
 *   their first day
 * @param days the billing period to compare; later counts are left for the next period
 */
export function seatChanges(billed: number, counts: readonly SeatCount[], days: BillingPeriod): SeatChange[] {
  const lastOfDay = new Map<Day, number>();
  for (const { day, seats } of counts)
    if (day < days.to) lastOfDay.set(day < days.from ? days.from : day, seats);
  let before = billed;
  return [...lastOfDay].flatMap(([day, seats]) => {
    const more = seats - before;
    before = seats;
    return more === 0 ? [] : { day, more };
  });
}
