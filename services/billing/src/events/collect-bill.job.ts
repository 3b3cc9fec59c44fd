import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { CollectBill } from '../app/contracts/collect-bill';

/** A renewal is charged, or charged again. Its key is the bill. */
@Job('plan.collect')
export class CollectBillJob {
  constructor(private readonly collecting: CollectBill) {}

  async run({ key, data }: DueJob, now: number, tx: Tx): Promise<void> {
    await this.collecting.run(key, (data as { attempt: number }).attempt, tx, now);
  }
}
