import { addDays } from '@kashikari/kernel';
import { SHOWN_DAYS, sundayOf } from './calendar-weeks';

/** The days that are shown, whole weeks from a Sunday on. */
export function shownDays(first: string): string[] {
  return Array.from({ length: SHOWN_DAYS }, (_, index) => addDays(first, index));
}

/** Returns the day to which an arrow, Home, End, PageUp or PageDown moves; undefined for any other key. */
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
      return sundayOf(day);
    case 'End':
      return addDays(sundayOf(day), 6);
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
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  const last = date.toISOString().slice(0, 10);
  const same = `${last.slice(0, 7)}${day.slice(7)}`;
  return same < last ? same : last;
}
