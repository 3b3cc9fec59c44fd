import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { FollowPayout } from '../app/payouts/follow-payout';

/** A payout is looked at again. Its key is the payout. */
@Job<{ readonly round: number }>('payout.follow')
export class FollowPayoutJob {
  constructor(private readonly following: FollowPayout) {}

  async run({ key, data }: DueJob<{ readonly round: number }>, now: number, tx: Tx): Promise<void> {
    await this.following.byClock(key, data.round, tx, now);
  }
}
