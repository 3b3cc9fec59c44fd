import { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController, newId } from '@kashikari/platform';
import { BulkCreateBookings } from '../app/bulk-create-bookings';
import { CreateBooking } from '../app/create-booking';
import { METHODS } from '../domain/booking';
import { bookingMessage } from './booking-message';
import { MOST_MEMO } from './limits';
import { rangeOf, idOf, oneOf, optionalId, textOf } from './read-request';

/** Making bookings. */
@GrpcController(reservation.BookingServiceService, { refusesGone: ['createBooking'] })
export class CreateBookingsController {
  constructor(
    private readonly create: CreateBooking,
    private readonly bulk: BulkCreateBookings,
  ) {}

  async createBooking(
    request: reservation.CreateBookingRequest,
    call: Call,
  ): Promise<reservation.CreateBookingResponse> {
    const command = {
      id: newId(),
      goodId: idOf('good', request.goodId),
      asked: rangeOf(request.range),
      quantity: request.quantity || 1,
      memo: textOf(request.memo, MOST_MEMO, 'memo'),
      method: oneOf(request.method || 'web', METHODS, 'method'),
      borrowerId: optionalId(request.userId, 'user_id'),
      scannedCode: request.scannedCode || undefined,
    };
    return { booking: bookingMessage(await this.create.run(command, call)) };
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
      memo: textOf(request.memo, MOST_MEMO, 'memo'),
      borrowerId: optionalId(request.userId, 'user_id'),
    };
    return { bookings: (await this.bulk.run(command, call)).map(bookingMessage) };
  }
}
