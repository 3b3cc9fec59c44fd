import { instant, instantOrNull, textOrNull } from '../wire/times';
import type { BusyRange, Schedule, ScheduleDay } from './schedule.schema';
import type { reservation } from '@kashikari/contracts';

export function toSchedule(schedule: reservation.Schedule): Schedule {
  return {
    good_id: schedule.goodId,
    time_zone: schedule.timeZone,
    quantity: schedule.quantity,
    is_hourly: schedule.isHourly,
    margin_days: schedule.marginDays,
    max_days: schedule.maxDays ?? null,
    days: schedule.days.map(({ date, remaining, state }) => ({
      date,
      remaining,
      state: state as ScheduleDay['state'],
    })),
    busy: schedule.busy.map(toBusy),
  };
}

function toBusy(busy: reservation.BusyRange): BusyRange {
  return {
    start_at: instant(busy.startAt),
    end_at: instant(busy.endAt),
    quantity: busy.quantity,
    locked_to: instantOrNull(busy.lockedTo),
    booking_id: textOrNull(busy.bookingId),
    user_id: textOrNull(busy.userId),
    state: textOrNull(busy.state) as BusyRange['state'],
    mine: busy.mine,
  };
}
