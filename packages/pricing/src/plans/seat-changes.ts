import type { Day } from '@kashikari/kernel';
import type { BillingPeriod } from './billing-period';

/** How many seats were taken from a day on. */
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
 * How the seats changed from day to day. What came and went within a day is no change.
 * @param billed seats that were billed before the counts
 * @param counts in the order of time; the last one of a day counts. What is told late, of a day before `days`, counts from their first
 * @param days those that are looked at; later counts are left for the next ones
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
