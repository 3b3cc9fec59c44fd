import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { BookingStarts } from '../app/booking-starts';
import { readDueKey } from '../domain/due-key';

/** Ordered by the database for every booking that does not begin at once (sql/order-due-work.sql). */
@Job('booking.start')
export class BookingStartJob implements JobHandler<null> {
  constructor(private readonly starts: BookingStarts) {}

  run({ key }: DueJob<null>, now: number, tx: Tx): Promise<void> {
    const { bookingId, at } = readDueKey(key);
    return this.starts.run(bookingId, at, tx, now);
  }
}
