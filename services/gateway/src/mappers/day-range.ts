import { addDays, isDay, startOfDay } from '@kashikari/kernel';

/** Range of a query: instants, or days in its time zone. */
interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly time_zone: string;
}

/** Half-open; a day is meant whole, in the zone of the question: it ends where the next one starts. */
export function dayRange({ from, to, time_zone: zone }: DayRange) {
  return {
    from: from ? startOf(from, zone) : undefined,
    to: to ? startOf(isDay(to) ? addDays(to, 1) : to, zone) : undefined,
  };
}

function startOf(value: string, zone: string): Date {
  return new Date(isDay(value) ? startOfDay(value, zone) : value);
}
