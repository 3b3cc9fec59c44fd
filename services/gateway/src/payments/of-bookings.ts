import type { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { relatedTo } from '../mappers/related';
import { toPaymentOfBooking } from './payment.mapper';
import type { Services } from '../clients/services';

type OfBooking = ReturnType<typeof toPaymentOfBooking>;

/** The payments of those bookings that cost something, by booking id, in one call; no call where all are free. */
export async function paymentsOf(
  services: Services,
  bookings: readonly reservation.Booking[],
  call: Call,
): Promise<ReadonlyMap<string, OfBooking[]>> {
  const priced = bookings.flatMap(({ id, price }) => (price === undefined ? [] : id));
  const found = await relatedTo(priced, async (bookingIds) => {
    const asked = await services.payments.listPaymentsOfBookings({ bookingIds }, call, { deadlineMs: 2_000 });
    return asked.payments;
  });
  const byBooking = new Map<string, OfBooking[]>();
  for (const payment of found) {
    const of = byBooking.get(payment.bookingId) ?? [];
    byBooking.set(payment.bookingId, [...of, toPaymentOfBooking(payment)]);
  }
  return byBooking;
}
