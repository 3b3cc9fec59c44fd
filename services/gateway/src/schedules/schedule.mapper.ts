import { type reservation, SETS, textOf, unpackIds, wordOf } from '@kashikari/contracts';
import { instantWriter, textOrNull } from '../mappers/times';
import type { BusyRange, Schedule } from './schedule.schema';

type InstantWriter = ReturnType<typeof instantWriter>;

/** A service always sends it; the epoch stands for one that did not. */
const millis = (date: Date | undefined): number => date?.getTime() ?? 0;

/** @param instant shared by the schedules of one answer, whose bookings begin and end on the same days */
export function toSchedule(schedule: reservation.Schedule, instant = instantWriter()): Schedule {
  return {
    good_id: schedule.goodId,
    time_zone: schedule.timeZone,
    quantity: schedule.quantity,
    is_hourly: schedule.isHourly,
    margin_days: schedule.marginDays,
    max_days: schedule.maxDays ?? null,
    days: schedule.days.map(({ date, remaining, state, stateEnum }) => ({
      date,
      remaining,
      state: wordOf(SETS.dayState, stateEnum, state),
    })),
    busy: schedule.busyColumns
      ? fromColumns(schedule.busyColumns, instant)
      : schedule.busy.map((busy) => toBusy(busy, instant)),
  };
}

/**
 * {@link toSchedule} that is made in the moment in which the answer comes to it: all ranges of a hundred goods at once are
 * ten thousand objects, and more than young memory holds.
 */
export function scheduleToWrite(...of: Parameters<typeof toSchedule>): Schedule {
  return { toJSON: () => toSchedule(...of) } as unknown as Schedule;
}

function fromColumns(columns: reservation.BusyColumns, instant: InstantWriter): BusyRange[] {
  const { startAt, endAt, lockedTo, quantity, state, mine } = columns;
  const [bookingIds, userIds] = [unpackIds(columns.bookingIds), unpackIds(columns.userIds)];
  return startAt.map((start, at) => ({
    start_at: instant(start),
    end_at: instant(endAt[at]!),
    quantity: quantity[at]!,
    locked_to: instant(lockedTo[at]!),
    booking_id: textOrNull(bookingIds[at]!),
    user_id: textOrNull(userIds[at]!),
    state: textOf(SETS.busyState, state[at], '') ?? null,
    mine: mine[at]!,
  }));
}

/** Of a service of the release before. */
function toBusy(busy: reservation.BusyRange, instant: InstantWriter): BusyRange {
  return {
    start_at: instant(millis(busy.startAt)),
    end_at: instant(millis(busy.endAt)),
    quantity: busy.quantity,
    locked_to: busy.lockedTo ? instant(millis(busy.lockedTo)) : null,
    booking_id: textOrNull(busy.bookingId),
    user_id: textOrNull(busy.userId),
    state: textOf(SETS.busyState, busy.stateEnum, busy.state) ?? null,
    mine: busy.mine,
  };
}
