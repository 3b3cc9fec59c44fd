import type { BookingRange } from '@kashikari/availability';
import type { pages, reservation } from '@kashikari/contracts';
import { isDay, isId, notFound, refused } from '@kashikari/kernel';
import type { PartialRange } from '../domain/complete-range';

/** Calendars end here: no sum of days and margins leaves four digits of a year. */
const LAST_YEAR = '9000';

/** Returns a valid id. @throws DomainError `not_found` for a malformed id, as for an unknown one */
export function idOf(entity: string, id: string): string {
  if (!isId(id)) throw notFound(entity, id);
  return id.toLowerCase();
}

/** An id in a body: a wrong one is a fault of that field. */
export function optionalId(id: string, field: string): string | undefined {
  if (id === '') return undefined;
  if (!isId(id)) throw refused('validation', undefined, field);
  return id.toLowerCase();
}

/**
 * The page of a request within its bounds; the first 20 by default.
 * @param most rows of a page
 */
export function pageOf(asked: pages.PageRequest | undefined, most = 100): { page: number; perPage: number } {
  return { page: Math.max(1, asked?.page || 1), perPage: Math.min(most, Math.max(1, asked?.perPage || 20)) };
}

/** Free text: no NUL, which PostgreSQL can't store, and not longer than `most` characters. */
export function textOf(text: string, most: number, field: string): string {
  if (text.includes('\0')) throw refused('validation', undefined, field);
  if ([...text].length > most) throw refused('validation', { most }, field);
  return text;
}

/** A range with both ends: days or instants, and never both kinds. */
export function rangeOf(range: reservation.Range | undefined): BookingRange {
  const read = partialRangeOf(range);
  if (read?.unit === 'day' && read.startDate && read.endDate) {
    return { unit: 'day', startDate: read.startDate, endDate: read.endDate };
  }
  if (read?.unit === 'hour' && read.startAt !== undefined && read.endAt !== undefined) {
    return { unit: 'hour', startAt: read.startAt, endAt: read.endAt };
  }
  throw refused('booking.range', undefined, read?.unit === 'hour' ? 'end_at' : 'end_date');
}

/** A range that may have one end only; undefined when it has none. */
export function partialRangeOf(range: reservation.Range | undefined): PartialRange | undefined {
  if (!range) return undefined;
  const { startDate, endDate, startAt, endAt } = range;
  const byDay = startDate !== '' || endDate !== '';
  const byHour = startAt !== undefined || endAt !== undefined;
  if (byDay && byHour) throw refused('booking.range', undefined, 'start_at');
  if (byDay) {
    return {
      unit: 'day',
      ...(startDate && { startDate: dayOf(startDate, 'start_date') }),
      ...(endDate && { endDate: dayOf(endDate, 'end_date') }),
    };
  }
  if (!byHour) return undefined;
  return {
    unit: 'hour',
    ...(startAt && { startAt: instantOf(startAt, 'start_at') }),
    ...(endAt && { endAt: instantOf(endAt, 'end_at') }),
  };
}

export function dayOf(day: string, field: string): string {
  if (!isDay(day) || day > LAST_YEAR) throw refused('booking.range', undefined, field);
  return day;
}

export function instantOf(date: Date, field: string): number {
  const millis = date.getTime();
  if (!(millis >= Date.UTC(1900, 0) && millis < Date.UTC(Number(LAST_YEAR), 0)))
    throw refused('booking.range', undefined, field);
  return millis;
}
