import { addDays, daysBetween, refused, SCHEDULE_DAYS } from '@kashikari/kernel';

/** Days of a schedule that one request may ask for. */
const MAX_DAYS = 92;

interface AskedDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Returns the days of schedules beside goods: from `from` to `to`, both inclusive, or else `SCHEDULE_DAYS` days from
 * `from` or today.
 * @throws DomainError `validation.range` at `to` for days in the wrong order or more than 92
 */
export function scheduleWindow({ from, to }: AskedDays): { readonly from: string; readonly days: number } {
  if (!from || !to) return { from: from ?? '', days: SCHEDULE_DAYS };
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > MAX_DAYS)
    throw refused('validation.range', { from, to: addDays(from, MAX_DAYS - 1) }, 'to');
  return { from, days };
}
