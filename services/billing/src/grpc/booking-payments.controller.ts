import { payments } from '@kashikari/contracts';
import { isId, refused, type Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ApplyLoans } from '../app/apply-loans';
import { ReadPayments } from '../app/read-payments';
import { loanOf } from './loan-message';
import { toPayment } from './payment-message';

/** Bookings whose payments one call lists. */
const MAX_BOOKINGS = 100;

/** The rpcs of PaymentService about bookings. */
@GrpcController(payments.PaymentServiceService)
export class BookingPaymentsController {
  constructor(
    private readonly reading: ReadPayments,
    private readonly loans: ApplyLoans,
  ) {}

  async listPaymentsOfBookings(
    { bookingIds }: payments.ListPaymentsOfBookingsRequest,
    call: Call,
  ): Promise<payments.ListPaymentsOfBookingsResponse> {
    if (bookingIds.length > MAX_BOOKINGS)
      throw refused('validation.too_many', { max: MAX_BOOKINGS }, 'booking_ids');
    const payments = await this.reading.ofBookings(bookingIds.filter(isId), call);
    return { payments: payments.map((seen) => toPayment(seen, call.now)) };
  }

  async applyBookings(
    { bookings }: payments.ApplyBookingsRequest,
    call: Call,
  ): Promise<payments.ApplyBookingsResponse> {
    await this.loans.push(
      bookings.flatMap((booking) => loanOf(booking) ?? []),
      call,
    );
    return {};
  }
}
