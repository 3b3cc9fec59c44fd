import type { ScheduleView } from '@kashikari/web-kit';
import { ALWAYS_OPEN, type Occupant, type Opening, type Terms } from '@kashikari/availability';

/** The claims that a schedule shows, as the booking rules take them. */
export function occupantsOf(schedule: Pick<ScheduleView, 'busy'>): Occupant[] {
  return schedule.busy.map((range) => ({
    claim: { from: Date.parse(range.start_at), until: Date.parse(range.locked_to ?? range.end_at) },
    quantity: range.quantity,
    open: true,
    overdue: range.state === 'overdue',
  }));
}

/** The terms of a good, from what the schedule says of it. */
export function termsOf(schedule: ScheduleView, isExclusive: boolean): Terms {
  return {
    zone: schedule.time_zone,
    quantity: schedule.quantity,
    isHourly: schedule.is_hourly,
    maxDays: schedule.max_days,
    marginDays: schedule.margin_days,
    isExclusive,
  };
}

/** The lender's closed days as far as the schedule reaches; beyond it everything counts as closed. */
export function openingOf(schedule: Pick<ScheduleView, 'days'>): Opening {
  const closedDates = schedule.days.filter((day) => day.state === 'closed').map((day) => day.date);
  const last = schedule.days.at(-1)?.date;
  return { ...ALWAYS_OPEN, closedDates, lentTo: last ?? null };
}
