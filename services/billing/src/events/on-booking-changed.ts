import { reservationEvents } from '@kashikari/contracts';
import { Clock, OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import { ApplyLoans } from '../app/apply-loans';
import { loanOf } from '../grpc/loan-message';

/** Consumes priced bookings; others are skipped. */
@OnEvent('kashikari.reservation.booking.v1', reservationEvents.BookingChanged)
export class OnBookingChanged implements EventHandler<reservationEvents.BookingChanged> {
  constructor(
    private readonly loans: ApplyLoans,
    private readonly clock: Clock,
  ) {}

  async handle(events: Received<reservationEvents.BookingChanged>[], tx: Tx): Promise<void> {
    const loans = events.flatMap(({ data }) => loanOf(data) ?? []);
    if (loans.length > 0) await this.loans.run(loans, tx, this.clock.now());
  }
}
