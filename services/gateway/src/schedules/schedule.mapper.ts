import { type reservation, SETS, textOf, unpackIds, wordOf } from '@kashikari/contracts';
import { instantWriter, textOrNull } from '../mappers/times';
import type { BusyRange, Schedule } from './schedule.schema';

type InstantWriter = ReturnType<typeof instantWriter>;

/** @param instant shared by the schedules of one answer, whose bookings begin and end on the same days */
export function toSchedule(schedule: reservation.Schedule, instant = instantWriter()): Schedule {
  return {
    good_id: schedule.goodId,
    time_zone: schedule.timeZone,
    quantity: schedule.quantity,
    is_hourly: schedule.isHourly,
    margin_days: schedule.marginDays,
    max_days: schedule.maxDays ?? null,
    days: schedule.days.map(({ date, remaining, state, closedBy, holiday }) => ({
      date,
      remaining,
      state: wordOf(SETS.dayState, state),
      closed_by: textOf(SETS.closedBy, closedBy) ?? null,
      holiday,
    })),
    busy: schedule.busy ? toBusy(schedule.busy, instant) : [],
  };
}

/**
 * Returns {@link toSchedule} computed lazily, when the response is serialized. All ranges of a hundred goods at once
 * would be ten thousand objects, more than the young generation of the heap holds.
 */
export function scheduleToWrite(...of: Parameters<typeof toSchedule>): Schedule {
  return { toJSON: () => toSchedule(...of) } as unknown as Schedule;
}

function toBusy(columns: reservation.BusyColumns, instant: InstantWriter): BusyRange[] {
  const { startAt, endAt, lockedTo, quantity, state, mine, out } = columns;
  const [bookingIds, userIds] = [unpackIds(columns.bookingIds), unpackIds(columns.userIds)];
  return startAt.map((start, at) => ({
    start_at: instant(start),
    end_at: instant(endAt[at]!),
    quantity: quantity[at]!,
    locked_to: instant(lockedTo[at]!),
    booking_id: textOrNull(bookingIds[at]!),
    user_id: textOrNull(userIds[at]!),
    state: textOf(SETS.busyState, state[at]) ?? null,
    mine: mine[at]!,
    // The previous version of reservation does not send it.
    out: out[at] ?? false,
  }));
}
