import { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController, refusedMessage } from '@kashikari/platform';
import { BulkReturnBookings, type ReturnOutcome } from '../app/bulk-return-bookings';
import { HandOverBooking } from '../app/hand-over-booking';
import { ReceiveBooking } from '../app/receive-booking';
import { ReturnBooking } from '../app/return-booking';
import { RevertHandOver } from '../app/revert-hand-over';
import { RevertReturn } from '../app/revert-return';
import { bookingMessage } from './booking-message';
import { idOf } from './read-request';

/** The way of the thing itself: out, back, confirmed. */
@GrpcController(reservation.BookingServiceService)
export class ReturnBookingsController {
  constructor(
    private readonly handOver: HandOverBooking,
    private readonly revertOver: RevertHandOver,
    private readonly back: ReturnBooking,
    private readonly revert: RevertReturn,
    private readonly receive: ReceiveBooking,
    private readonly bulk: BulkReturnBookings,
  ) {}

  async handOverBooking(
    { id }: reservation.HandOverBookingRequest,
    call: Call,
  ): Promise<reservation.HandOverBookingResponse> {
    return { booking: bookingMessage(await this.handOver.run(idOf('booking', id), call)) };
  }

  async revertHandOver(
    { id }: reservation.RevertHandOverRequest,
    call: Call,
  ): Promise<reservation.RevertHandOverResponse> {
    return { booking: bookingMessage(await this.revertOver.run(idOf('booking', id), call)) };
  }

  async returnBooking(
    { id }: reservation.ReturnBookingRequest,
    call: Call,
  ): Promise<reservation.ReturnBookingResponse> {
    return { booking: bookingMessage(await this.back.run(idOf('booking', id), call)) };
  }

  async revertReturn(
    { id }: reservation.RevertReturnRequest,
    call: Call,
  ): Promise<reservation.RevertReturnResponse> {
    return { booking: bookingMessage(await this.revert.run(idOf('booking', id), call)) };
  }

  async receiveBooking(
    { id }: reservation.ReceiveBookingRequest,
    call: Call,
  ): Promise<reservation.ReceiveBookingResponse> {
    return { booking: bookingMessage(await this.receive.run(idOf('booking', id), call)) };
  }

  async bulkReturnBookings(
    { bookingIds }: reservation.BulkReturnBookingsRequest,
    call: Call,
  ): Promise<reservation.BulkReturnBookingsResponse> {
    const outcomes = await this.bulk.run(
      bookingIds.map((id) => idOf('booking', id)),
      call,
    );
    return { outcomes: outcomes.map(outcomeMessage) };
  }
}

function outcomeMessage(outcome: ReturnOutcome): reservation.BulkReturnOutcome {
  if ('shown' in outcome) {
    const booking = bookingMessage(outcome.shown);
    return { bookingId: outcome.id, booking, ...refusedMessage(undefined) };
  }
  return { bookingId: outcome.id, booking: undefined, ...refusedMessage(outcome.refusal) };
}
