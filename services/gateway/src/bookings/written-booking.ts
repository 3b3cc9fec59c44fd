import type { reservation } from '@kashikari/contracts';
import { notFound, type Call } from '@kashikari/kernel';
import { paymentsOf } from '../payments/of-bookings';
import { toBooking } from './booking.mapper';
import type { Services } from '../clients/services';

interface Asking {
  readonly services: Services;
  readonly call: Call;
}

/** Bookings with the payments of those that cost something. */
export async function withPayments({ services, call }: Asking, bookings: readonly reservation.Booking[]) {
  const payments = await paymentsOf(services, bookings, call);
  return bookings.map((booking) => ({ ...toBooking(booking), payments: payments.get(booking.id) ?? [] }));
}

interface BookingResponse {
  readonly booking?: reservation.Booking | undefined;
}

/** The answer of every write of one booking. */
export async function written(asking: Asking, { booking }: BookingResponse, asked: string) {
  if (!booking) throw notFound('booking', asked);
  const [shown] = await withPayments(asking, [booking]);
  return { body: { booking: shown! }, version: booking.version };
}
