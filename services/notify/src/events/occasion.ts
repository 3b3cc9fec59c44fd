import type { reservationEvents } from '@kashikari/contracts';
import type { Occasion } from '../domain/booking-mails';

/** When a booking is, as an event tells; what one leaves out is the time at which it was written. */
export function occasionOf(
  { startDate, endDate, startAt, endAt }: reservationEvents.Occasion,
  time: Date,
): Occasion {
  return { startDate, endDate, startAt: startAt ?? time, endAt: endAt ?? startAt ?? time };
}
