import { addDays, daysBetween } from '@kashikari/kernel';
import type { ScheduleView } from '../../../api/list-schedules';

/** The number of days searched before and after the requested ones. */
export const AROUND = 30;

/** The number of guesses to check: a free day may still be too near to another booking. */
const GUESSES = 3;

interface Days {
  /** Both inclusive. */
  readonly from: string;
  readonly to: string;
}

type Window = Pick<ScheduleView, 'days' | 'is_hourly'>;

/**
 * Returns ranges of the requested length on which one of the goods is free. The nearest comes first; of two equally
 * near ranges, the later one.
 * @param schedules of the goods, around the requested days
 * @param today no range begins before it
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
