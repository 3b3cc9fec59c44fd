import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { RunAttempt } from '../app/run-attempt';

/** The provider does what was ordered. Its key is the attempt. */
@Job('payment.attempt')
export class RunAttemptJob {
  constructor(private readonly running: RunAttempt) {}

  async run({ key }: DueJob, now: number, tx: Tx): Promise<void> {
    await this.running.run(key, tx, now);
  }
}
