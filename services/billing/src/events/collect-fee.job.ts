import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { CollectFee } from '../app/fees/collect-fee';

/** A month of a fee is charged, or charged again. Its key is the membership. */
@Job<{ readonly attempt: number }>('fee.collect')
export class CollectFeeJob {
  constructor(private readonly collecting: CollectFee) {}

  async run({ key, data }: DueJob<{ readonly attempt: number }>, now: number, tx: Tx): Promise<void> {
    await this.collecting.run(key, data.attempt, tx, now);
  }
}
