import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { WaitTimes } from '../app/wait-times';

/** Ordered by a change of a booking of the same lender (store/look-elsewhere.ts); the key begins with the good. */
@Job('queue.look')
export class WaitLookJob implements JobHandler<null> {
  constructor(private readonly times: WaitTimes) {}

  run({ key }: DueJob<null>, now: number, tx: Tx): Promise<void> {
    const [goodId = ''] = key.split(':');
    return this.times.limitIsFreed(goodId, tx, now);
  }
}
