import { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ChangeBooking } from '../app/change-booking';
import type { BookingContext } from '../domain/booking-context';
import { openDispute } from '../domain/open-dispute';
import { BookingMapper } from './booking-message';
import { MAX_REASON } from './limits';
import { idOf, textOf } from './read-request';

@GrpcController(reservation.BookingServiceService)
export class DisputesController {
  constructor(
    private readonly change: ChangeBooking,
    private readonly mapper: BookingMapper,
  ) {}

  async openDispute(
    request: reservation.OpenDisputeRequest,
    call: Call,
  ): Promise<reservation.OpenDisputeResponse> {
    const reason = textOf(request.reason, MAX_REASON, 'reason');
    const rule = (context: BookingContext) => openDispute(context, reason);
    return { booking: this.mapper.toMessage(await this.change.run(idOf('booking', request.id), rule, call)) };
  }
}
