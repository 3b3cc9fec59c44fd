import type { ScheduleView } from '@kashikari/web-kit';
import { QUARTER_HOUR, quarterFloor } from '@kashikari/availability';
import { addDays } from '@kashikari/kernel';
import type { BookingView } from '../../../api/get-booking';
import type { Extension } from '../api/extend-booking';

/** One way to have it longer. */
export interface ExtendChoice {
  /** Days, or milliseconds by the hour. */
  readonly more: number;
  /** The new last day, or the new end (epoch milliseconds). */
  readonly until: string | number;
  readonly free: boolean;
  readonly by: Extension;
}

const DAYS = [1, 2, 3] as const;
const QUARTERS = [1, 2, 4] as const;

/** One, two or three days more, or a quarter, a half and a whole hour; each already knowing whether it is free. */
export function extendChoices(
  booking: BookingView,
  schedule: ScheduleView | undefined,
  now: number,
): ExtendChoice[] {
  return booking.end_date === null
    ? byHour(booking, schedule, now)
    : byDay(booking, booking.end_date, schedule);
}

function byDay({ quantity }: BookingView, end: string, schedule: ScheduleView | undefined): ExtendChoice[] {
  const left = new Map(schedule?.days.map((day) => [day.date, day.remaining]));
  return DAYS.map((more) => ({
    more,
    until: addDays(end, more),
    free: Array.from({ length: more }, (_, index) => left.get(addDays(end, index + 1)) ?? 0).every(
      (remaining) => remaining >= quantity,
    ),
    by: { days: more },
  }));
}

/** Returns the extension choices by the hour. A late booking is extended from now on. */
function byHour(booking: BookingView, schedule: ScheduleView | undefined, now: number): ExtendChoice[] {
  const end = Math.max(Date.parse(booking.end_at), quarterFloor(now));
  return QUARTERS.map((quarters) => {
    const until = end + quarters * QUARTER_HOUR;
    const taken = schedule?.busy.some(
      (range) =>
        range.booking_id !== booking.id &&
        Date.parse(range.start_at) < until &&
        Date.parse(range.end_at) > end,
    );
    const by = { end_at: new Date(until).toISOString() };
    return { more: quarters * QUARTER_HOUR, until, free: taken === false, by };
  });
}
