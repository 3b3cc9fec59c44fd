import { addDays, weekdayOf } from '@kashikari/kernel';

/** The first day of the month in which `day` lies. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The first day of the month `count` months later (earlier when negative). */
export function addMonths(month: string, count: number): string {
  const date = new Date(`${monthOf(month)}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
}

/** All days of a month, in order. */
export function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let day = monthOf(month); day.slice(0, 7) === month.slice(0, 7); day = addDays(day, 1)) days.push(day);
  return days;
}

/** Empty places before the first of the month; weeks begin on Sunday. */
export function leadingBlanks(month: string): number {
  return weekdayOf(monthOf(month));
}

/** Where an arrow, Home, End, PageUp or PageDown leads from a day; undefined for any other key. */
export function dayAfterKey(day: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return sameDate(day, -1);
    case 'PageDown':
      return sameDate(day, 1);
    default:
      return undefined;
  }
}

/** The same date in another month, or that month's last day when it is shorter. */
function sameDate(day: string, months: number): string {
  const days = daysOfMonth(addMonths(day, months));
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day;
}
