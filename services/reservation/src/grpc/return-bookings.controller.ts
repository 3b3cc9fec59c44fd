import { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController, toDetail } from '@kashikari/platform';
import { BulkChangeBookings, type ChangeOutcome } from '../app/bulk-change-bookings';
import { ChangeBooking } from '../app/change-booking';
import type { Rule } from '../app/ports';
import { handOverBooking } from '../domain/hand-over-booking';
import { returnBooking } from '../domain/return-booking';
import { BookingMapper } from './booking-message';
import { idOf } from './read-request';

/** The way of the thing itself: set aside, out, back, confirmed. */
@GrpcController(reservation.BookingServiceService)
export class ReturnBookingsController {
  constructor(
    private readonly change: ChangeBooking,
    private readonly bulk: BulkChangeBookings,
    private readonly mapper: BookingMapper,
  ) {}

  async returnBooking(
    { id, quantity }: reservation.ReturnBookingRequest,
    call: Call,
  ): Promise<reservation.ReturnBookingResponse> {
    const rule: Rule = (context) => returnBooking(context, quantity);
    return { booking: this.mapper.toMessage(await this.change.run(idOf('booking', id), rule, call)) };
  }

  async bulkReturnBookings(
    { bookingIds }: reservation.BulkReturnBookingsRequest,
    call: Call,
  ): Promise<reservation.BulkReturnBookingsResponse> {
    const outcomes = await this.bulk.run(
      bookingIds.map((id) => idOf('booking', id)),
      returnBooking,
      call,
    );
    return { outcomes: outcomes.map((outcome) => this.outcomeOf(outcome)) };
  }

  async bulkHandOverBookings(
    { bookingIds }: reservation.BulkHandOverBookingsRequest,
    call: Call,
  ): Promise<reservation.BulkHandOverBookingsResponse> {
    const outcomes = await this.bulk.run(
      bookingIds.map((id) => idOf('booking', id)),
      handOverBooking,
      call,
    );
    return { outcomes: outcomes.map((outcome) => this.outcomeOf(outcome)) };
  }

  private outcomeOf(outcome: ChangeOutcome): reservation.BulkReturnOutcome {
    if ('shown' in outcome) {
      const booking = this.mapper.toMessage(outcome.shown);
      return { bookingId: outcome.id, booking };
    }
    return { bookingId: outcome.id, booking: undefined, refusal: toDetail(outcome.refusal) };
  }
}
