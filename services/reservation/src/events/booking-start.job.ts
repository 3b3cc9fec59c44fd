import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { BookingStarts } from '../app/booking-starts';
import { bookingIdOf } from './due-key';

/** Ordered by the database for every booking that does not begin at once (migrations/0006). */
@Job('booking.start')
export class BookingStartJob implements JobHandler<null> {
  constructor(private readonly starts: BookingStarts) {}

  run({ key, dueAt }: DueJob<null>, now: number, tx: Tx): Promise<void> {
    return this.starts.run(bookingIdOf(key), dueAt, tx, now);
  }
}
