import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { StopFee } from '../app/fees/stop-fee';

/** A fee was not paid for too long. Its key is the membership. */
@Job('fee.stop')
export class StopFeeJob {
  constructor(private readonly work: StopFee) {}

  async run({ key }: DueJob, now: number, tx: Tx): Promise<void> {
    await this.work.run(key, tx, now);
  }
}
