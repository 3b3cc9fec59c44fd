import { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { CloseDispute } from '../app/close-dispute';
import { OpenDispute } from '../app/open-dispute';
import { bookingMessage } from './booking-message';
import { MOST_REASON } from './limits';
import { idOf, textOf } from './read-request';

@GrpcController(reservation.BookingServiceService)
export class DisputesController {
  constructor(
    private readonly open: OpenDispute,
    private readonly close: CloseDispute,
  ) {}

  async openDispute(
    request: reservation.OpenDisputeRequest,
    call: Call,
  ): Promise<reservation.OpenDisputeResponse> {
    const reason = textOf(request.reason, MOST_REASON, 'reason');
    return { booking: bookingMessage(await this.open.run(idOf('booking', request.id), reason, call)) };
  }

  async closeDispute(
    request: reservation.CloseDisputeRequest,
    call: Call,
  ): Promise<reservation.CloseDisputeResponse> {
    return { booking: bookingMessage(await this.close.run(idOf('booking', request.id), call)) };
  }
}
