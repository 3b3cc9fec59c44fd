import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { SettleContract } from '../app/contracts/settle-contract';

/** A month of a bought plan is over. Its key is the account. */
@Job('plan.settle')
export class SettleContractJob {
  constructor(private readonly settling: SettleContract) {}

  async run({ key }: DueJob, now: number, tx: Tx): Promise<void> {
    await this.settling.run(key, tx, now);
  }
}
