import { defineRoute } from '../rest/route';
import { byId } from '../schema/ids';
import {
  BookingAnswer,
  BookingList,
  BookingPatch,
  BookingWritten,
  BookingsWritten,
  BulkBooking,
  NewBooking,
  bookingQuery,
} from './booking.schema';

const tag = 'Bookings';

export const createBooking = defineRoute({
  method: 'post',
  path: '/bookings',
  operationId: 'createBooking',
  tag,
  summary: 'Book',
  description:
    'Refused for want of room (409 `booking.unavailable`, `booking.on_loan`, `booking.exclusive`), `params` says what could be had: `free` units then, the nearest ranges of the same length `before` and `after`, and `equal_goods` (`id`, `title`) that are free for all of it.',
  auth: 'required',
  body: NewBooking,
  answer: { status: 201, description: 'The booking.', body: BookingWritten },
  refuses: [
    'not_found',
    'booking.range',
    'booking.in_the_past',
    'booking.quarter_hour',
    'booking.max_days',
    'booking.disabled_weekday',
    'booking.closed_date',
    'booking.at_least_days_ahead',
    'booking.quantity',
    'booking.reference_only',
    'booking.manager_only',
    'booking.not_a_member',
    'booking.restricted',
    'booking.scan_only',
    'booking.unavailable',
    'booking.on_loan',
    'booking.exclusive',
    'booking.max_supplies',
  ],
});

export const bulkCreateBookings = defineRoute({
  method: 'post',
  path: '/bookings/bulk',
  operationId: 'bulkCreateBookings',
  tag,
  summary: 'Book many goods at once',
  description: 'All or nothing; the first refusal names its good in `params.good_id`.',
  auth: 'required',
  body: BulkBooking,
  answer: { status: 201, description: 'The bookings, in the order asked.', body: BookingsWritten },
  refuses: [
    'not_found',
    'bulk.hourly',
    'bulk.reference_only',
    'bulk.restricted',
    'bulk.priced',
    'booking.range',
    'booking.max_days',
    'booking.not_a_member',
    'booking.unavailable',
    'booking.on_loan',
  ],
});

export const listBookings = defineRoute({
  method: 'get',
  path: '/bookings',
  operationId: 'listBookings',
  tag,
  summary: 'Bookings',
  description: 'Without a filter everything that the caller may see, cancelled ones too.',
  auth: 'required',
  query: bookingQuery,
  answer: { status: 200, description: 'A page of bookings.', body: BookingList },
  refuses: ['not_found'],
});

export const getBooking = defineRoute({
  method: 'get',
  path: '/bookings/{id}',
  operationId: 'getBooking',
  tag,
  summary: 'One booking',
  auth: 'required',
  params: byId('booking'),
  answer: { status: 200, description: 'The booking.', body: BookingAnswer },
  refuses: ['not_found'],
  etag: true,
});

export const updateBooking = defineRoute({
  method: 'patch',
  alsoPut: true,
  path: '/bookings/{id}',
  operationId: 'updateBooking',
  tag,
  summary: 'Move a booking, or change its quantity or memo',
  auth: 'required',
  params: byId('booking'),
  body: BookingPatch,
  ifMatch: true,
  answer: { status: 200, description: 'The booking after the change.', body: BookingWritten },
  refuses: [
    'not_found',
    'booking.range',
    'booking.in_the_past',
    'booking.max_days',
    'booking.quantity',
    'booking.manager_only',
    'booking.unavailable',
    'booking.cancelled',
    'booking.already_returned',
  ],
});

export const cancelBooking = defineRoute({
  method: 'delete',
  path: '/bookings/{id}',
  operationId: 'cancelBooking',
  tag,
  summary: 'Cancel a booking',
  description: 'It is kept, as cancelled. What is out is returned, not cancelled.',
  auth: 'required',
  params: byId('booking'),
  answer: { status: 200, description: 'The booking, cancelled.', body: BookingWritten },
  refuses: [
    'not_found',
    'booking.manager_only',
    'booking.started',
    'booking.cancelled',
    'booking.already_returned',
  ],
});
