import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { EndUnpaid } from '../app/end-unpaid';

/** The time to pay is over. Its key is the payment. */
@Job('payment.lapse')
export class LapsePaymentJob {
  constructor(private readonly ending: EndUnpaid) {}

  async run({ key }: DueJob, now: number, tx: Tx): Promise<void> {
    await this.ending.lapse(key, tx, now);
  }
}
