import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { CountBookings } from '../app/count-bookings';

/** Falls due at midnight UTC and when the service starts. */
@Job('good.popularity')
export class CountBookingsJob implements JobHandler<null> {
  constructor(private readonly counting: CountBookings) {}

  run(_job: DueJob<null>, now: number, tx: Tx): Promise<void> {
    return this.counting.run(now, tx);
  }
}
