import type { reservation } from '@kashikari/contracts';
import type { Locale } from '@kashikari/kernel';
import { toOutcome } from '../errors/outcome';
import { route } from '../rest/request-context';
import { toBooking } from './booking.mapper';
import { BulkHandOver, BulkReturn, BulkReturnAnswer } from './booking.schema';

const bulkReturnBookings = route(
  {
    method: 'put',
    path: '/bookings/bulk_return',
    operationId: 'bulkReturnBookings',
    tag: 'Bookings',
    summary: 'Return several goods',
    description: 'Each booking has an outcome, in the order of the request.',
    auth: 'required',
    body: BulkReturn,
    answer: { status: 200, description: 'The outcome of each.', body: BulkReturnAnswer },
  },
  async ({ body, call, services }) => {
    const { outcomes } = await services.bookings.bulkReturnBookings({ bookingIds: body.booking_ids }, call);
    return { body: toOutcomes(outcomes, call.locale) };
  },
);

const bulkHandOverBookings = route(
  {
    method: 'post',
    path: '/bookings/bulk_hand_over',
    operationId: 'bulkHandOverBookings',
    tag: 'Bookings',
    summary: 'Hand over several goods',
    description: 'Each booking has an outcome, in the order of the request.',
    auth: 'required',
    body: BulkHandOver,
    answer: { status: 200, description: 'The outcome of each.', body: BulkReturnAnswer },
  },
  async ({ body, call, services }) => {
    const { outcomes } = await services.bookings.bulkHandOverBookings({ bookingIds: body.booking_ids }, call);
    return { body: toOutcomes(outcomes, call.locale) };
  },
);

/** The same act on many bookings: each answers with its own outcome. */
export const bookingBulkRoutes = [bulkReturnBookings, bulkHandOverBookings];

function toOutcomes(outcomes: readonly reservation.BulkReturnOutcome[], locale: Locale) {
  return {
    outcomes: outcomes.map((one) => ({ booking_id: one.bookingId, ...toOutcome(one, locale) })),
    bookings: outcomes.flatMap(({ booking }) => (booking ? [toBooking(booking)] : [])),
  };
}
