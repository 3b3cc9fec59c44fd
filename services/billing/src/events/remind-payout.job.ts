import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { RemindPayout } from '../app/payouts/remind-payout';

interface Subject {
  readonly accountId: string;
}

/** The age of a balance is looked at. Its key is the sale that was the oldest. */
@Job<Subject>('payout.remind')
export class RemindPayoutJob {
  constructor(private readonly reminding: RemindPayout) {}

  async run({ key, data }: DueJob<Subject>, now: number, tx: Tx): Promise<void> {
    await this.reminding.run(key, data.accountId, tx, now);
  }
}
