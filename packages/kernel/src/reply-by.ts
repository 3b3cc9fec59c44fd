import { instantAt, wallClock } from './calendar';
import { SUPPORT_CLOSES_HOUR } from './constants';
import { addDays, type Day, weekdayOf } from './days';

const SUNDAY = 0;
const SATURDAY = 6;
/** Time at which support closes, minutes after 0:00. */
const CLOSING_MINUTES = SUPPORT_CLOSES_HOUR * 60;

/**
 * Returns when a reply to an inquiry of `now` is due, epoch milliseconds: at {@link SUPPORT_CLOSES_HOUR} in `zone`, so
 * many business days (Monday to Friday) after the day of the inquiry. An inquiry after that hour, or on a weekend,
 * counts for the next business day.
 */
export function replyBy(now: number, businessDays: number, zone: string): number {
  const { day, minutes } = wallClock(now, zone);
  let due = businessDayFrom(minutes < CLOSING_MINUTES ? day : addDays(day, 1));
  for (let left = businessDays; left > 0; left -= 1) due = businessDayFrom(addDays(due, 1));
  return instantAt(due, CLOSING_MINUTES, zone);
}

/** The first business day that is not before `day`. */
function businessDayFrom(day: Day): Day {
  const weekday = weekdayOf(day);
  if (weekday === SATURDAY) return addDays(day, 2);
  return weekday === SUNDAY ? addDays(day, 1) : day;
}
