import { type reservation, SETS, textOf, wordOf } from '@kashikari/contracts';
import { instantWriter, textOrNull } from '../wire/times';
import type { BusyRange, Schedule } from './schedule.schema';

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
    busy: schedule.busy.map((busy) => toBusy(busy, instant)),
  };
}

function toBusy(busy: reservation.BusyRange, instant: ReturnType<typeof instantWriter>): BusyRange {
  return {
    start_at: instant(busy.startAt),
    end_at: instant(busy.endAt),
    quantity: busy.quantity,
    locked_to: busy.lockedTo ? instant(busy.lockedTo) : null,
    booking_id: textOrNull(busy.bookingId),
    user_id: textOrNull(busy.userId),
    state: textOf(SETS.busyState, busy.stateEnum, busy.state) ?? null,
    mine: busy.mine,
  };
}
