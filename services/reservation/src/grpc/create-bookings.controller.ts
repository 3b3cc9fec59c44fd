import { reservation, SETS } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { askedWord, CarriedCalls, GrpcController, newId } from '@kashikari/platform';
import { BulkCreateBookings } from '../app/bulk-create-bookings';
import {
  type Answer,
  type BookingRequest,
  type CreateBookingCommand,
  CreateBookings,
} from '../app/create-bookings';
import { ImportBooking } from '../app/import-booking';
import { BookingMapper } from './booking-message';
import { MAX_MEMO } from './limits';
import { idOf, optionalId, rangeOf, textOf } from './read-request';
import { scanIn } from './scan';

/** Making bookings. */
@GrpcController(reservation.BookingServiceService, {
  refusesGone: ['createBooking', 'createBookings'],
})
export class CreateBookingsController {
  constructor(
    private readonly create: CreateBookings,
    private readonly bulk: BulkCreateBookings,
    private readonly past: ImportBooking,
    private readonly carried: CarriedCalls,
    private readonly mapper: BookingMapper,
  ) {}

  async createBooking(
    request: reservation.CreateBookingRequest,
    call: Call,
  ): Promise<reservation.CreateBookingResponse> {
    return { booking: this.mapper.toMessage(await this.create.one(commandOf(request), call)) };
  }

  /** Creates bookings. A malformed or unsigned one is rejected separately from the others. */
  async createBookings({
    bookings,
  }: reservation.CreateBookingsRequest): Promise<reservation.CreateBookingsResponse> {
    const opened = bookings.map((asked) => this.open(asked));
    const answers = (await this.create.many(opened.filter((one) => 'command' in one))).values();
    return {
      answers: opened.map((one) =>
        'command' in one ? this.answerMessage(answers.next().value!, one.call) : this.refusal(one.error),
      ),
    };
  }

  private open({
    booking,
    call: carried,
  }: reservation.AskedBooking): BookingRequest | { readonly error: unknown } {
    try {
      const call = this.carried.open(carried);
      return { command: commandOf(reservation.CreateBookingRequest.fromPartial(booking ?? {})), call };
    } catch (error) {
      return { error };
    }
  }

  private answerMessage(answer: Answer, call: Call): reservation.BookingAnswer {
    switch (answer.kind) {
      case 'booked':
        return { result: { $case: 'booking', value: this.mapper.toMessage(answer.shown) } };
      case 'failed':
        return this.refusal(answer.error, call);
      case 'unclear':
        return { result: undefined };
    }
  }

  private refusal(error: unknown, call?: Call): reservation.BookingAnswer {
    return { result: { $case: 'refusal', value: this.carried.refusal(error, call) } };
  }

  async importBooking(
    request: reservation.ImportBookingRequest,
    call: Call,
  ): Promise<reservation.ImportBookingResponse> {
    const { goodId, range, quantity } = request;
    const wanted = reservation.CreateBookingRequest.fromPartial({ goodId, range, quantity });
    const command = {
      booking: commandOf(wanted),
      borrowerId: idOf('user', request.userId),
      lenderId: idOf('user', request.lenderId),
      madeAt: request.madeAt?.getTime() ?? call.now,
      returnedAt: request.returnedAt?.getTime(),
    };
    return { booking: this.mapper.toMessage(await this.past.run(command, call)) };
  }

  async bulkCreateBookings(
    request: reservation.BulkCreateBookingsRequest,
    call: Call,
  ): Promise<reservation.BulkCreateBookingsResponse> {
    const goodIds = request.goodIds.map((id) => idOf('good', id));
    const command = {
      ids: goodIds.map(() => newId()),
      goodIds,
      asked: rangeOf(request.range),
      memo: textOf(request.memo, MAX_MEMO, 'memo'),
      borrowerId: optionalId(request.userId, 'user_id'),
    };
    return { bookings: (await this.bulk.run(command, call)).map(this.mapper.toMessage) };
  }
}

function commandOf(request: reservation.CreateBookingRequest): CreateBookingCommand {
  return {
    id: newId(),
    goodId: idOf('good', request.goodId),
    asked: rangeOf(request.range),
    quantity: request.quantity || 1,
    memo: textOf(request.memo, MAX_MEMO, 'memo'),
    expectedTotal: request.expectedTotal,
    method: askedWord(SETS.bookingMethod, 'method', request.method) ?? 'web',
    borrowerId: optionalId(request.userId, 'user_id'),
    ...scanIn(request.scannedCode),
  };
}
