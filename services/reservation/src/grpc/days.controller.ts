import { reservation, SETS } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { askedWord, GrpcController } from '@kashikari/platform';
import { GetDay, type ShownDay } from '../app/get-day';
import type { DayWait } from '../app/ports/day-views';
import { BookingMapper } from './booking-message';
import { dayOf, optionalId } from './read-request';

/** The lender's day. */
@GrpcController(reservation.BookingServiceService)
export class DaysController {
  constructor(
    private readonly day: GetDay,
    private readonly mapper: BookingMapper,
  ) {}

  async getDay(request: reservation.GetDayRequest, call: Call): Promise<reservation.GetDayResponse> {
    const { date, parts, waits, week } = await this.day.run(
      {
        date: request.date ? dayOf(request.date, 'date') : undefined,
        lenderId: optionalId(request.lenderId, 'lender_id'),
        groupId: optionalId(request.groupId, 'group_id'),
        part: askedWord(SETS.dayPart, 'part', request.part),
        page: Math.max(1, request.page || 1),
      },
      call,
    );
    const { late, check, due, starts, settled } = parts;
    return {
      date,
      late: this.partOf(late),
      check: this.partOf(check),
      due: this.partOf(due),
      starts: this.partOf(starts),
      settled: this.partOf(settled),
      waits: waits.map(waitMessage),
      week: [...week],
    };
  }

  private partOf({ total, bookings }: ShownDay['parts']['late']): reservation.DayBookings {
    return { total, bookings: bookings.map(this.mapper.toMessage) };
  }
}

function waitMessage({ goodId, goodTitle, lenderId, waiting, offer }: DayWait): reservation.DayWait {
  return {
    ...{ goodId, goodTitle, lenderId, waiting },
    waitId: offer?.waitId ?? '',
    userId: offer?.userId ?? '',
    answerBy: offer ? new Date(offer.answerBy) : undefined,
  };
}
