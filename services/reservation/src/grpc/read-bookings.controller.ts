import { reservation, SETS } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { askedWord, GrpcController } from '@kashikari/platform';
import { ExportBookings, MAX_EXPORTED } from '../app/export-bookings';
import { GetBooking } from '../app/get-booking';
import { ListBookings } from '../app/list-bookings';
import type { Narrowing } from '../app/ports';
import { BookingMapper } from './booking-message';
import { exportedMessage } from './exported-message';
import { MAX_MATCH } from './limits';
import { idOf, instantOf, optionalId, textOf, pageOf } from './read-request';

/** Looking at bookings. */
@GrpcController(reservation.BookingServiceService)
export class ReadBookingsController {
  constructor(
    private readonly get: GetBooking,
    private readonly list: ListBookings,
    private readonly pieces: ExportBookings,
    private readonly mapper: BookingMapper,
  ) {}

  async getBooking(
    request: reservation.GetBookingRequest,
    call: Call,
  ): Promise<reservation.GetBookingResponse> {
    return { booking: this.mapper.toMessage(await this.get.run(idOf('booking', request.id), call)) };
  }

  async listBookings(
    request: reservation.ListBookingsRequest,
    call: Call,
  ): Promise<reservation.ListBookingsResponse> {
    const { page, perPage } = pageOf(request.page);
    const { bookings, total } = await this.list.run(
      {
        ...narrowingOf(request),
        sort: askedWord(SETS.bookingSort, 'sort', request.sort) ?? 'latest',
        descending: request.descending ?? false,
        page,
        perPage,
      },
      call,
    );
    return { bookings: bookings.map(this.mapper.toMessage), page: { page, perPage, total } };
  }

  async exportBookings(
    { filter, beforeId }: reservation.ExportBookingsRequest,
    call: Call,
  ): Promise<reservation.ExportBookingsResponse> {
    const narrowing = narrowingOf(filter ?? reservation.ListBookingsRequest.create());
    const bookings = await this.pieces.run(narrowing, optionalId(beforeId, 'before_id'), call);
    return { bookings: bookings.map(exportedMessage), more: bookings.length === MAX_EXPORTED };
  }
}

function narrowingOf(request: reservation.ListBookingsRequest): Narrowing {
  return {
    scope: askedWord(SETS.bookingScope, 'scope', request.scope) ?? 'all',
    goodId: request.goodId ? idOf('good', request.goodId) : undefined,
    groupId: request.groupId ? idOf('group', request.groupId) : undefined,
    state: askedWord(SETS.bookingState, 'state', request.state),
    from: request.from && instantOf(request.from, 'from'),
    until: request.to && instantOf(request.to, 'to'),
    overcommitted: request.overcommitted,
    open: request.open,
    over: request.over,
    lenderId: optionalId(request.lenderId ?? '', 'lender_id'),
    userId: optionalId(request.userId ?? '', 'user_id'),
    madeWith: optionalId(request.madeWith ?? '', 'made_with'),
    exceptId: optionalId(request.exceptId ?? '', 'except_id'),
    match: textOf(request.match, MAX_MATCH, 'match').trim() || undefined,
  };
}
