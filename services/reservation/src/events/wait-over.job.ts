import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { WaitTimes } from '../app/wait-times';

/** Job that the database enqueues for every wait (sql/order-wait-work.sql); the key is the wait. */
@Job('wait.over')
export class WaitOverJob implements JobHandler<null> {
  constructor(private readonly times: WaitTimes) {}

  run({ key }: DueJob<null>, now: number, tx: Tx): Promise<void> {
    return this.times.rangeIsOver(key, tx, now);
  }
}
