import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { LapseContract } from '../app/contracts/lapse-contract';

/** A plan was not paid for too long. Its key is the account. */
@Job('plan.lapse')
export class LapseContractJob {
  constructor(private readonly lapsing: LapseContract) {}

  async run({ key }: DueJob, now: number, tx: Tx): Promise<void> {
    await this.lapsing.run(key, tx, now);
  }
}
