import { enumOf, type reservation, SETS } from '@kashikari/contracts';
import { toOutcome } from '../errors/outcome';
import { route } from '../rest/request-context';
import { instantOrNull, textOrNull } from '../mappers/times';
import { statedMethod, toBooking, toWanted } from './booking.mapper';
import { type RecurringDate, RecurringAnswer, RecurringBooking, SeriesCancelled } from './recurring.schema';
import type { Locale } from '@kashikari/kernel';
import { byId } from '../schema/ids';
import { BOOKING_REFUSALS } from './booking-refusals';

const createRecurringBookings = route(
  {
    method: 'post',
    path: '/bookings/recurring',
    operationId: 'createRecurringBookings',
    tag: 'Bookings',
    summary: 'Create a series of bookings',
    description:
      'Repeats every week, every second week, or on the same weekday of every month. With `dry_run`, each date is ' +
      'returned with its conflict, if any, and nothing is booked. Without it, the dates in `dates` are booked, ' +
      'all or nothing; the first refusal names its day in `params.date`. The bookings share a `series_id`.',
    auth: 'required',
    body: RecurringBooking,
    answer: {
      status: 201,
      description: 'The bookings, in order.',
      body: RecurringAnswer,
      dryRun: 'The result of a dry run for each date.',
    },
    refuses: [...BOOKING_REFUSALS, 'booking.too_many_repeats', 'booking.not_in_series'],
  },
  async ({ body, call, services }) => {
    const dryRun = body.dry_run === true;
    const { dates, bookings } = await services.bookings.createRecurringBookings(
      {
        ...toWanted(body),
        every: enumOf(SETS.recurrence, body.repeat.every),
        until: body.repeat.until ?? '',
        count: body.repeat.count ?? 0,
        dates: body.dates ?? [],
        dryRun,
        method: enumOf(SETS.bookingMethod, statedMethod(body)),
      },
      call,
    );
    const [first] = bookings;
    return {
      body: {
        dates: dates.map((date) => toDate(date, call.locale)),
        bookings: bookings.map(toBooking),
        series_id: textOrNull(first?.seriesId ?? ''),
      },
      dryRun,
    };
  },
);

const cancelSeries = route(
  {
    method: 'delete',
    path: '/bookings/{id}/series',
    operationId: 'cancelSeries',
    tag: 'Bookings',
    summary: 'Cancel the rest of a series',
    description:
      'Cancels this booking and the later bookings of its series, as far as each may be cancelled. Rejected if none may be.',
    auth: 'required',
    params: byId('booking'),
    answer: { status: 200, description: 'The cancelled bookings.', body: SeriesCancelled },
    refuses: [
      'not_found',
      'booking.manager_only',
      'booking.started',
      'booking.cancelled',
      'booking.already_returned',
      'booking.no_series',
    ],
  },
  async ({ params, call, services }) => {
    const { bookings } = await services.bookings.cancelSeries(params, call);
    return { body: { bookings: bookings.map(toBooking) } };
  },
);

export const recurringRoutes = [createRecurringBookings, cancelSeries];

function toDate(date: reservation.RecurringDate, locale: Locale): RecurringDate {
  const { range } = date;
  return {
    start_date: textOrNull(range?.startDate ?? ''),
    end_date: textOrNull(range?.endDate ?? ''),
    start_at: instantOrNull(range?.startAt),
    end_at: instantOrNull(range?.endAt),
    ...toOutcome(date, locale),
  };
}
