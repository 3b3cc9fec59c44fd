import { addDays, weekdayOf, type Day } from '@kashikari/kernel';
import type { Opening } from './terms';

/** Reasons for which a day can be neither first nor last day of a booking, as codes of the REST contract. */
export type Closed = 'booking.in_the_past' | 'booking.disabled_weekday' | 'booking.closed_date';

/** Returns the reason for which no booking can begin or end on a day, or null if the day is open. */
export function whyClosed(day: Day, opening: Opening, today: Day): Closed | null {
  if (day < today) return 'booking.in_the_past';
  if (opening.disabledWeekdays.includes(weekdayOf(day))) return 'booking.disabled_weekday';
  if (opening.closedDates.includes(day) || opening.holidays.has(day)) return 'booking.closed_date';
  if (opening.lentFrom !== null && day < opening.lentFrom) return 'booking.closed_date';
  if (opening.lentTo !== null && day > opening.lentTo) return 'booking.closed_date';
  return null;
}

/** The first day on which a booking may begin. */
export function earliestDay(opening: Opening, today: Day): Day {
  return addDays(today, opening.daysAhead);
}
