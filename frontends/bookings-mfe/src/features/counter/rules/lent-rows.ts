import { type BookingRange, QUARTER_HOUR } from '@kashikari/availability';
import { addDays } from '@kashikari/kernel';
import type { ScheduleView } from '@kashikari/web-kit';
import { type LendRequest, freeNow, lentRange } from './lent-range';
import { type TrayRow, goesOut } from './tray';

/** A row of the counter with what its schedule says of it. */
export interface LentRow {
  readonly row: TrayRow;
  /** Undefined until it is known. */
  readonly schedule: ScheduleView | undefined;
  /** Units that can go out now. */
  readonly free: number;
  /** Units that go out: as many as are wanted, and free. */
  readonly quantity: number;
  /** The range of the loan; undefined if it is impossible or not known yet. */
  readonly range: BookingRange | undefined;
  /** True if the loan is shorter than requested because of a later booking. */
  readonly shorter: boolean;
}

/** Returns the rows of the tray that are lent, with the units and the range of each. */
export function lentRows(
  rows: readonly TrayRow[],
  schedules: ReadonlyMap<string, ScheduleView> | undefined,
  wish: LendRequest,
  now: number,
): LentRow[] {
  return rows.map((row) => {
    const schedule = schedules?.get(row.good.id);
    if (!goesOut(row) || row.state === 'lent' || !schedule) {
      return { row, schedule, free: 0, quantity: row.quantity, range: row.range, shorter: false };
    }
    const { is_exclusive: exclusive } = row.good;
    const own = row.wish ?? wish;
    const free = freeNow(schedule, exclusive, now);
    const quantity = Math.max(1, Math.min(row.quantity, free));
    const range = lentRange(schedule, exclusive, own, now, quantity) ?? undefined;
    const shorter = range !== undefined && isShorter(range, own);
    return { row, schedule, free, quantity, range, shorter };
  });
}

function isShorter(range: BookingRange, { days, quarters, hours }: LendRequest): boolean {
  if (range.unit === 'day') return range.endDate < addDays(range.startDate, days - 1);
  return hours === null && range.endAt - range.startAt < quarters * QUARTER_HOUR;
}
