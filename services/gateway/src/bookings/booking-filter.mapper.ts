import { enumOf, type reservation, SETS, wordOf } from '@kashikari/contracts';
import { SCHEDULE_DAYS } from '@kashikari/kernel';
import { DAY_MS } from '../calendars/calendar-times';
import { dayRange } from '../mappers/day-range';
import type { bookingFilter } from './booking-filter.schema';
import type { z } from 'zod';

/**
 * Maps a query to a filter of bookings. A day means the whole day, in the time zone of the query. @param groupId id for
 * the `group_id` of the query
 */
export function toFilter(
  query: z.output<z.ZodObject<typeof bookingFilter>>,
  groupId: string,
): Omit<reservation.ListBookingsRequest, 'page' | 'sort' | 'descending'> {
  return {
    scope: enumOf(SETS.bookingScope, query.scope),
    goodId: query.good_id ?? '',
    groupId,
    lenderId: query.lender_id,
    state: enumOf(SETS.bookingState, query.state),
    ...dayRange(query),
    overcommitted: query.overcommitted === 'true',
    open: query.open === 'true',
    over: query.over === 'true',
    userId: query.user_id,
    match: query.match ?? '',
  };
}

/** Bookings on the screen of one that the same act has made. */
const MAX_RELATED = 100;

/** Returns the filter for bookings that were made in the same request as this one; undefined if it was made alone. */
export function toMadeWith(booking: reservation.Booking): reservation.ListBookingsRequest | undefined {
  const { id, seriesId } = booking;
  const method = wordOf(SETS.bookingMethod, booking.method);
  if (method !== 'bulk' && seriesId === '') return undefined;
  return {
    ...{ goodId: '', groupId: '', match: '', from: undefined, to: undefined },
    scope: enumOf(SETS.bookingScope, 'all'),
    madeWith: id,
    sort: enumOf(SETS.bookingSort, 'start_at'),
    page: { page: 1, perPage: MAX_RELATED },
  };
}

/** Days from now on in which the other bookings of a good are shown beside one. */
const NEXT_DAYS = SCHEDULE_DAYS;

/** Bookings of a good that are shown beside one of them. */
const MAX_NEXT = 50;

/** The other open bookings of its good from now on. @param now epoch milliseconds */
export function toNextOfGood(
  { id, goodId }: reservation.Booking,
  now: number,
): reservation.ListBookingsRequest {
  return {
    ...{ goodId, groupId: '', match: '', open: true, exceptId: id },
    scope: enumOf(SETS.bookingScope, 'all'),
    from: new Date(now),
    to: new Date(now + NEXT_DAYS * DAY_MS),
    sort: enumOf(SETS.bookingSort, 'start_at'),
    page: { page: 1, perPage: MAX_NEXT },
  };
}
