import { enumOf, type reservation, SETS } from '@kashikari/contracts';
import { toOutcome } from '../errors/outcome';
import { route } from '../rest/request-context';
import { instantOrNull, textOrNull } from '../mappers/times';
import { toBooking, toWanted } from './booking.mapper';
import * as contract from './recurring.contract';
import type { RecurringDate } from './recurring.schema';
import type { Locale } from '@kashikari/kernel';

const createRecurringBookings = route(contract.createRecurringBookings, async ({ body, call, services }) => {
  const dryRun = body.dry_run === true;
  const { dates, bookings } = await services.bookings.createRecurringBookings(
    {
      ...toWanted(body),
      every: body.repeat.every,
      everyEnum: enumOf(SETS.recurrence, body.repeat.every),
      until: body.repeat.until ?? '',
      count: body.repeat.count ?? 0,
      dates: body.dates ?? [],
      dryRun,
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
});

const cancelSeries = route(contract.cancelSeries, async ({ params, call, services }) => {
  const { bookings } = await services.bookings.cancelSeries(params, call);
  return { body: { bookings: bookings.map(toBooking) } };
});

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
