import { addDays, daysBetween, weekdayOf } from '@kashikari/kernel';

/** Weeks that a calendar shows at once: the one of today, and five more. */
export const CALENDAR_WEEKS = 6;

/** The same as days. */
export const SHOWN_DAYS = CALENDAR_WEEKS * 7;

/** The Sunday with which the week of a day begins. */
export function sundayOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}

/**
 * Returns the first day of the weeks in which a calendar shows `day`. These are the weeks from the current one if they
 * contain the day, and otherwise those from its own week.
 * @param today in the lender's zone
 */
export function weeksOf(day: string, today: string): string {
  const first = sundayOf(today);
  return day < addDays(first, SHOWN_DAYS) ? first : sundayOf(day);
}

/** The last day that is shown with those from `first` on. */
export function lastShown(first: string): string {
  return addDays(first, SHOWN_DAYS - 1);
}

/** The first day of the weeks to which one turns so that `day` is shown, never before this week. */
export function weeksWith(day: string, first: string, today: string): string {
  const turns = Math.floor(daysBetween(first, day) / SHOWN_DAYS);
  const turned = addDays(first, turns * SHOWN_DAYS);
  const earliest = sundayOf(today);
  return turned < earliest ? earliest : turned;
}
