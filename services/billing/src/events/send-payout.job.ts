import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { SendPayout } from '../app/payouts/send-payout';

/** A requested payout is made at the provider. Its key is the payout. */
@Job('payout.send')
export class SendPayoutJob {
  constructor(private readonly sending: SendPayout) {}

  async run({ key }: DueJob, now: number, tx: Tx): Promise<void> {
    await this.sending.run(key, tx, now);
  }
}
