import type { ScheduleView } from '@kashikari/web-kit';
import { QUARTER_HOUR } from '@kashikari/availability';
import { addDays, startOfDay } from '@kashikari/kernel';

/** One quarter of an hour that can be chosen as a start or an end. */
export interface Quarter {
  /** Epoch milliseconds. */
  readonly at: number;
  /** True if the quarter hour is booked or past. */
  readonly taken: boolean;
}

/** All quarters that begin on a day in the lender's zone, from `now` on: 92 or 100 where the clocks change, else 96. */
export function quartersOf(day: string, schedule: ScheduleView, now: number): Quarter[] {
  const from = startOfDay(day, schedule.time_zone);
  const until = startOfDay(addDays(day, 1), schedule.time_zone);
  const quarters: Quarter[] = [];
  for (let at = from; at < until; at += QUARTER_HOUR) {
    if (at + QUARTER_HOUR > now) quarters.push({ at, taken: isTaken(at, schedule) });
  }
  return quarters;
}

function isTaken(at: number, { busy }: ScheduleView): boolean {
  return busy.some(
    (range) => Date.parse(range.start_at) < at + QUARTER_HOUR && at < Date.parse(range.end_at),
  );
}
