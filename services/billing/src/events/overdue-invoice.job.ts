import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { EndOverdue } from '../app/invoices/end-overdue';

/** The date of an invoice is over. Its key is the payment. */
@Job('payment.overdue')
export class OverdueInvoiceJob {
  constructor(private readonly ending: EndOverdue) {}

  async run({ key }: DueJob, now: number, tx: Tx): Promise<void> {
    await this.ending.run(key, tx, now);
  }
}
