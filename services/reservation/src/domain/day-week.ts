import { addDays, type Day } from '@kashikari/kernel';
import { lendersDay, partOf, WEEK, type DayBooking, type DayLender, type LendersDay } from './day';

/** Number of bookings that go out and come back on a future day. */
export interface WeekDay {
  readonly date: Day;
  readonly starts: number;
  readonly due: number;
}

/** The days after each lender's day, by lender. */
export function weekAfter(
  days: readonly LendersDay[],
  lenders: readonly DayLender[],
  now: number,
): ReadonlyMap<string, readonly LendersDay[]> {
  const byId = new Map(lenders.map((lender) => [lender.id, lender]));
  return new Map(
    days.map(({ lenderId, date }) => [
      lenderId,
      Array.from({ length: WEEK }, (_, at) => lendersDay(byId.get(lenderId)!, addDays(date, at + 1), now)),
    ]),
  );
}

/** The starts and returns of the seven days after a day, counted as each of these days would show them. */
export function weekOf(
  date: Day,
  bookings: readonly DayBooking[],
  week: ReadonlyMap<string, readonly LendersDay[]>,
  now: number,
): WeekDay[] {
  const counts = Array.from({ length: WEEK }, (_, at) => ({
    date: addDays(date, at + 1),
    starts: 0,
    due: 0,
  }));
  for (const booking of bookings) {
    week.get(booking.lenderId)!.forEach((day, at) => {
      const part = partOf(booking, day, now);
      if (part === 'starts' || part === 'due') counts[at]![part] += 1;
    });
  }
  return counts;
}
