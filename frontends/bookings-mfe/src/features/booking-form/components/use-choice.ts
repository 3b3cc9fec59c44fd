import type { BookingRange } from '@kashikari/availability';
import { type DayRange, type ScheduleView, dayIn } from '@kashikari/web-kit';
import { useState } from 'react';

/** Epoch milliseconds, half-open. */
export interface HourChoice {
  readonly startAt: number;
  readonly endAt: number;
}

/**
 * Manages the chosen range, initially `start`. `asked` is undefined while the choice is incomplete. A single day is a
 * complete choice: the good is returned the same day.
 */
export function useChoice({ time_zone: zone, is_hourly }: ScheduleView, start: BookingRange | undefined) {
  const [choice, setChoice] = useState<DayRange | null>(
    start?.unit === 'day' ? { start: start.startDate, end: start.endDate } : null,
  );
  const [hours, setHours] = useState<HourChoice | null>(start?.unit === 'hour' ? start : null);
  const [day, setDayAlone] = useState(() => firstDay(start, zone));
  return {
    choice,
    setChoice,
    hours,
    setHours,
    /** The day whose hours are shown. */
    day,
    setDay(next: string): void {
      setDayAlone(next);
      setHours(null);
    },
    asked: is_hourly ? hoursAsked(hours) : daysAsked(choice),
  };
}

function firstDay(start: BookingRange | undefined, zone: string): string {
  if (start?.unit === 'day') return start.startDate;
  return start ? dayIn(zone, start.startAt) : dayIn(zone);
}

function daysAsked(choice: DayRange | null): BookingRange | undefined {
  if (!choice) return undefined;
  return { unit: 'day', startDate: choice.start, endDate: choice.end ?? choice.start };
}

function hoursAsked(hours: HourChoice | null): BookingRange | undefined {
  return hours ? { unit: 'hour', startAt: hours.startAt, endAt: hours.endAt } : undefined;
}
