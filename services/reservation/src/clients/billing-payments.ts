import { payments, reservationEvents } from '@kashikari/contracts';
import { Clock, GrpcClients, Logger, systemCall, type GrpcClient } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { Payments, type PricedBooking } from '../app/ports/payments';
import { bookingNews } from '../domain/booking-news';

/** Maximum time that a response waits for the push of bookings, milliseconds. */
const PUSH_TIMEOUT = 500;

@Injectable()
export class BillingPayments extends Payments {
  private readonly billing: GrpcClient<payments.PaymentServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {
    super();
    this.billing = clients.connect(payments.PaymentServiceClient, 'billing');
  }

  override async push(priced: readonly PricedBooking[]): Promise<void> {
    const bookings = priced.map(({ booking, goodTitle }) =>
      reservationEvents.BookingChanged.fromJSON(bookingNews(booking, 'updated', goodTitle, null)),
    );
    try {
      await this.billing.applyBookings({ bookings }, systemCall(this.clock), { deadlineMs: PUSH_TIMEOUT });
    } catch (error) {
      const ids = priced.map(({ booking }) => booking.id);
      this.log.info(
        { err: error, ids },
        'Bookings could not be pushed to billing; their events will update it',
      );
    }
  }
}
