import type { reservationEvents } from '@kashikari/contracts';
import type { Occasion } from '../domain/booking-mails';

/** Returns the dates and times of a booking from an event; missing times are replaced by the event's time. */
export function occasionOf(
  { startDate, endDate, startAt, endAt }: reservationEvents.Occasion,
  time: Date,
): Occasion {
  return { startDate, endDate, startAt: startAt ?? time, endAt: endAt ?? startAt ?? time };
}
