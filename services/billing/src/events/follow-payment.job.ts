import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { LookAgain } from '../app/look-again';

/** The provider is looked at again. Its key is the payment. */
@Job<{ readonly round: number }>('payment.follow')
export class FollowPaymentJob {
  constructor(private readonly looking: LookAgain) {}

  async run({ key, data }: DueJob<{ readonly round: number }>, now: number, tx: Tx): Promise<void> {
    await this.looking.byClock(key, data.round, tx, now);
  }
}
