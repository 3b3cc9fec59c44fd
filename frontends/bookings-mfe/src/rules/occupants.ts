import type { ScheduleView } from '@kashikari/web-kit';
import { daysBetween, weekdayOf } from '@kashikari/kernel';
import { ALWAYS_OPEN, type Occupant, type Opening, type Terms } from '@kashikari/availability';

/** The claims that a schedule shows, as the booking rules take them. */
export function occupantsOf(schedule: Pick<ScheduleView, 'busy'>): Occupant[] {
  return schedule.busy.map((range) => ({
    claim: { from: Date.parse(range.start_at), until: Date.parse(range.locked_to ?? range.end_at) },
    quantity: range.quantity,
    open: true,
    out: range.out,
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

/**
 * Returns the lender's opening days within the schedule. Days beyond it count as closed.
 * @param today in the lender's zone
 */
export function openingOf({ days }: Pick<ScheduleView, 'days'>, today: string): Opening {
  const closedBy = (why: (typeof days)[number]['closed_by']) =>
    days.filter((day) => day.closed_by === why).map(({ date }) => date);
  const tooSoon = closedBy('days_ahead').at(-1);
  return {
    ...ALWAYS_OPEN,
    closedDates: closedBy('date'),
    disabledWeekdays: [...new Set(closedBy('weekday').map(weekdayOf))],
    daysAhead: tooSoon === undefined ? 0 : daysBetween(today, tooSoon) + 1,
    lentTo: days.at(-1)?.date ?? null,
  };
}
