import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { BookingEnds } from '../app/booking-ends';
import { readDueKey } from '../domain/due-key';

/** Ordered by the database for the bookings of goods that extend by themselves (sql/order-due-work.sql). */
@Job('booking.end')
export class BookingEndJob implements JobHandler<null> {
  constructor(private readonly ends: BookingEnds) {}

  run({ key }: DueJob<null>, now: number, tx: Tx): Promise<void> {
    const { bookingId, at } = readDueKey(key);
    return this.ends.run(bookingId, at, tx, now);
  }
}
