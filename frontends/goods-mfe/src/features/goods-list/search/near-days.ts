import { addDays, daysBetween } from '@kashikari/kernel';
import type { ScheduleView } from '../../../api/list-schedules';

/** Days before and after the wished ones that are looked at. */
export const AROUND = 30;

/** How many guesses are asked for: a day that is free may still be too near to another booking. */
const GUESSES = 3;

interface Days {
  /** Both inclusive. */
  readonly from: string;
  readonly to: string;
}

type Window = Pick<ScheduleView, 'days' | 'is_hourly'>;

/**
 * As many days as wished, on which one of the goods is free, the nearest to the wished ones first, the later of two as near.
 * @param schedules of the goods, around the wished days
 * @param today none begin before it
 */
export function nearDays({ from, to }: Days, schedules: readonly Window[], today: string): readonly Days[] {
  const length = daysBetween(from, to);
  const starts = new Set(schedules.flatMap(({ days }) => freeStarts(days, length)));
  return [...starts]
    .filter((start) => start !== from && start >= today)
    .sort((a, b) => distance(a, from) - distance(b, from) || b.localeCompare(a))
    .slice(0, GUESSES)
    .map((start) => ({ from: start, to: addDays(start, length) }));
}

const distance = (a: string, b: string): number => Math.abs(daysBetween(a, b));

/** Days from which on all of the next `length` days, too, have a unit left. */
function freeStarts(days: Window['days'], length: number): readonly string[] {
  let run = 0;
  return days.flatMap(({ remaining, state }, at) => {
    run = remaining > 0 && state !== 'closed' ? run + 1 : 0;
    const start = days[at - length];
    return run > length && start ? [start.date] : [];
  });
}
