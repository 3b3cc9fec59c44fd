import { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { RemindBooking } from '../app/remind-booking';
import { BookingMapper } from './booking-message';
import { MAX_WORDS } from './limits';
import { idOf, textOf } from './read-request';

/** Reminders that managers send. */
@GrpcController(reservation.BookingServiceService)
export class RemindersController {
  constructor(
    private readonly remind: RemindBooking,
    private readonly mapper: BookingMapper,
  ) {}

  async remindBooking(
    request: reservation.RemindBookingRequest,
    call: Call,
  ): Promise<reservation.RemindBookingResponse> {
    const words = textOf(request.words, MAX_WORDS, 'words');
    const { shown, at, ways } = await this.remind.run(idOf('booking', request.id), words, call);
    return { booking: this.mapper.toMessage(shown), at: new Date(at), told: [...ways] };
  }
}
