import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { CapturePayment } from '../app/capture-payment';

/** A hold is charged. Its key is the payment. */
@Job('payment.capture')
export class CapturePaymentJob {
  constructor(private readonly capturing: CapturePayment) {}

  async run({ key }: DueJob, now: number, tx: Tx): Promise<void> {
    await this.capturing.run(key, tx, now);
  }
}
