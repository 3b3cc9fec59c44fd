import { defineRoute } from '../rest/route';
import { byId } from '../schema/ids';
import { createBooking } from './booking.contract';
import { RecurringAnswer, RecurringBooking, SeriesCancelled } from './recurring.schema';

export const createRecurringBookings = defineRoute({
  method: 'post',
  path: '/bookings/recurring',
  operationId: 'createRecurringBookings',
  tag: 'Bookings',
  summary: 'Book a range that repeats',
  description:
    'Every week, every second, or on the same weekday of every month. With `dry_run` each date is shown with what is in ' +
    'its way, and nothing is booked; then those in `dates` are booked, all or nothing, the first refusal naming its day ' +
    'in `params.date`. The bookings share a `series_id`.',
  auth: 'required',
  body: RecurringBooking,
  answer: {
    status: 201,
    description: 'The bookings, in order.',
    body: RecurringAnswer,
    dryRun: 'What would become of each date.',
  },
  refuses: [...createBooking.refuses, 'booking.too_many_repeats', 'booking.not_in_series'],
});

export const cancelSeries = defineRoute({
  method: 'delete',
  path: '/bookings/{id}/series',
  operationId: 'cancelSeries',
  tag: 'Bookings',
  summary: 'Cancel a booking and those after it in its series',
  description: 'As far as each may be cancelled; refused when none may.',
  auth: 'required',
  params: byId('booking'),
  answer: { status: 200, description: 'Those that were cancelled.', body: SeriesCancelled },
  refuses: [
    'not_found',
    'booking.manager_only',
    'booking.started',
    'booking.cancelled',
    'booking.already_returned',
    'booking.no_series',
  ],
});
