import { refused } from '@kashikari/kernel';
import { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ExtendBooking } from '../app/extend-booking';
import { PreviewExtension } from '../app/preview-extension';
import { UpdateBooking } from '../app/update-booking';
import type { Extension } from '../domain/extend-booking';
import { BookingMapper } from './booking-message';
import { MAX_MEMO } from './limits';
import { previewMessage } from './preview-message';
import { idOf, instantOf, partialRangeOf, textOf } from './read-request';

/** Changing when, how many and whether. */
@GrpcController(reservation.BookingServiceService)
export class ChangeBookingsController {
  constructor(
    private readonly update: UpdateBooking,
    private readonly extend: ExtendBooking,
    private readonly preview: PreviewExtension,
    private readonly mapper: BookingMapper,
  ) {}

  async updateBooking(
    request: reservation.UpdateBookingRequest,
    call: Call,
  ): Promise<reservation.UpdateBookingResponse> {
    const command = {
      id: idOf('booking', request.id),
      range: partialRangeOf(request.range),
      quantity: request.quantity,
      memo: request.memo === undefined ? undefined : textOf(request.memo, MAX_MEMO, 'memo'),
      ifVersion: request.ifVersion,
      expectedTotal: request.expectedTotal,
    };
    return { booking: this.mapper.toMessage(await this.update.run(command, call)) };
  }

  async extendBooking(
    request: reservation.ExtendBookingRequest,
    call: Call,
  ): Promise<reservation.ExtendBookingResponse> {
    const command = {
      id: idOf('booking', request.id),
      by: extensionOf(request),
      moveOthers: request.moveOthers,
      preview: request.preview,
    };
    return { booking: this.mapper.toMessage(await this.extend.run(command, call)) };
  }

  async previewExtension(
    { id, days }: reservation.PreviewExtensionRequest,
    call: Call,
  ): Promise<reservation.PreviewExtensionResponse> {
    return previewMessage(await this.preview.run(idOf('booking', id), days, call));
  }
}

/** One of the two. */
function extensionOf({ days, endAt }: reservation.ExtendBookingRequest): Extension {
  if ((days === undefined) === (endAt === undefined)) throw refused('validation', undefined, 'days');
  return endAt ? { endAt: instantOf(endAt, 'end_at') } : { days: days as number };
}
