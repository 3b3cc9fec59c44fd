import type { BookingRange } from '@kashikari/availability';
import { reservation, SETS } from '@kashikari/contracts';
import { refused, type Call } from '@kashikari/kernel';
import { askedWord, GrpcController, newId, toDetail } from '@kashikari/platform';
import { CancelSeries } from '../app/cancel-series';
import { CreateRecurringBookings, type RecurringDate } from '../app/create-recurring-bookings';
import { BookingMapper } from './booking-message';
import { MAX_MEMO } from './limits';
import { rangeOf, dayOf, idOf, optionalId, textOf } from './read-request';
import { scanIn } from './scan';

/** Ranges that repeat. */
@GrpcController(reservation.BookingServiceService)
export class RecurringBookingsController {
  constructor(
    private readonly create: CreateRecurringBookings,
    private readonly cancel: CancelSeries,
    private readonly mapper: BookingMapper,
  ) {}

  async createRecurringBookings(
    request: reservation.CreateRecurringBookingsRequest,
    call: Call,
  ): Promise<reservation.CreateRecurringBookingsResponse> {
    const scan = scanIn(request.scannedCode);
    const borrowerId = optionalId(request.userId, 'user_id');
    const { dates, bookings } = await this.create.run(
      {
        newId,
        goodId: idOf('good', request.goodId),
        asked: rangeOf(request.range),
        repeat: {
          every: everyOf(request),
          count: request.count || null,
          until: request.until ? dayOf(request.until, 'until') : null,
        },
        dates: request.dates.map((date) => dayOf(date, 'dates')),
        quantity: request.quantity || 1,
        memo: textOf(request.memo, MAX_MEMO, 'memo'),
        method:
          askedWord(SETS.bookingMethod, 'method', request.method) ??
          (scan.scannedCode ? 'scan' : borrowerId ? 'counter' : 'web'),
        borrowerId,
        ...scan,
        dryRun: request.dryRun,
      },
      call,
    );
    return { dates: dates.map(dateMessage), bookings: bookings.map(this.mapper.toMessage) };
  }

  async cancelSeries(
    { id }: reservation.CancelSeriesRequest,
    call: Call,
  ): Promise<reservation.CancelSeriesResponse> {
    return { bookings: (await this.cancel.run(idOf('booking', id), call)).map(this.mapper.toMessage) };
  }
}

function everyOf({ every }: reservation.CreateRecurringBookingsRequest) {
  const word = askedWord(SETS.recurrence, 'every', every);
  if (word === undefined) throw refused('validation', { one_of: SETS.recurrence.texts }, 'every');
  return word;
}

function dateMessage({ asked, refusal }: RecurringDate): reservation.RecurringDate {
  return {
    range: rangeMessage(asked),
    refusal: refusal ? toDetail(refusal) : undefined,
  };
}

function rangeMessage(asked: BookingRange): reservation.Range {
  return asked.unit === 'day'
    ? { startDate: asked.startDate, endDate: asked.endDate, startAt: undefined, endAt: undefined }
    : { startDate: '', endDate: '', startAt: new Date(asked.startAt), endAt: new Date(asked.endAt) };
}
