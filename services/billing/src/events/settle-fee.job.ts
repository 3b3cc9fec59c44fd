import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { SettleFee } from '../app/fees/settle-fee';

/** The fee of a membership is looked at. Its key is the membership. */
@Job('fee.settle')
export class SettleFeeJob {
  constructor(private readonly work: SettleFee) {}

  async run({ key }: DueJob, now: number, tx: Tx): Promise<void> {
    await this.work.run(key, tx, now);
  }
}
