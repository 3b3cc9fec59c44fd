import type { BookingRange } from '@kashikari/availability';
import { addDays } from '@kashikari/kernel';
import type { ScheduleDay, ScheduleView } from '@kashikari/web-kit';
import { isFree } from '../../../rules/look-ahead';
import type { PickedGood } from './picked';

export interface AllGoods {
  readonly goods: readonly PickedGood[];
  /** The schedules by good id; goods whose schedule has not loaded are ignored. */
  readonly schedules: ReadonlyMap<string, ScheduleView>;
}

type Days = BookingRange & { readonly unit: 'day' };

/** The number of days before and after the range within which other days for all goods are searched. */
const WITHIN_DAYS = 30;

/**
 * Combines the schedules of many goods: each day has the lowest remaining quantity of any good, and is closed if it is
 * closed for one.
 */
export function minimumOf({ goods, schedules }: AllGoods): Map<string, ScheduleDay> {
  const all = new Map<string, ScheduleDay>();
  for (const { id } of goods) {
    for (const day of schedules.get(id)?.days ?? []) {
      const known = all.get(day.date);
      all.set(day.date, known ? lesser(known, day) : day);
    }
  }
  return all;
}

const STRICTNESS = { free: 0, part: 1, full: 2, closed: 3 } as const;

function lesser(a: ScheduleDay, b: ScheduleDay): ScheduleDay {
  const { state, closed_by } = STRICTNESS[a.state] >= STRICTNESS[b.state] ? a : b;
  return { ...a, remaining: Math.min(a.remaining, b.remaining), state, closed_by };
}

/** The goods that can't be had on the days. */
export function missingOn(asked: Days, { goods, schedules }: AllGoods, now: number): readonly PickedGood[] {
  return goods.filter(({ id, is_exclusive: isExclusive }) => {
    const schedule = schedules.get(id);
    return schedule && !isFree({ schedule, isExclusive, asked, quantity: 1, now });
  });
}

/** The nearest days, as many as asked for, on which all can be had, the later first where both are as near. */
export function nearestForAll(asked: Days, all: AllGoods, now: number): readonly Days[] {
  const found: Days[] = [];
  for (const direction of [1, -1]) {
    for (let by = 1; by <= WITHIN_DAYS; by += 1) {
      const moved = move(asked, by * direction);
      if (missingOn(moved, all, now).length > 0) continue;
      found.push(moved);
      break;
    }
  }
  return found;
}

function move({ startDate, endDate }: Days, by: number): Days {
  return { unit: 'day', startDate: addDays(startDate, by), endDate: addDays(endDate, by) };
}
