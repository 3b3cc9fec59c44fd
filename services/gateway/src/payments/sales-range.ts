import { addDays, addMonths, dayOf, refused, startOfDay, type Day } from '@kashikari/kernel';
import { dayRange } from '../mappers/day-range';
import type { SalesRange } from './sales.schema';

/** Months of a range that is not given, the current one included. */
const MONTHS = 6;

/** Days of the longest range: five years. */
const MAX_DAYS = 5 * 366;

/**
 * Range of a question about sales, half-open instants. Absent ends are the first day of the month five months ago, and
 * now.
 * @param now epoch milliseconds
 * @throws DomainError `validation.range` at `to` if the range is empty, reversed or longer than five years
 */
export function salesRange(query: SalesRange, now: number): { readonly from: Date; readonly to: Date } {
  const { from, to = new Date(now) } = dayRange(query);
  const begin = from ?? new Date(startOfDay(firstDay(to.getTime(), query.time_zone), query.time_zone));
  const first = dayOf(begin.getTime(), query.time_zone);
  const last = addDays(first, MAX_DAYS - 1);
  if (begin >= to || dayOf(to.getTime() - 1, query.time_zone) > last)
    throw refused('validation.range', { from: first, to: last }, 'to');
  return { from: begin, to };
}

/** First day of a range of {@link MONTHS} that ends then, epoch milliseconds. */
function firstDay(end: number, zone: string): Day {
  return addMonths(`${dayOf(end - 1, zone).slice(0, 8)}01`, 1 - MONTHS);
}
