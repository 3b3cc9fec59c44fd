import { Database, StockOf, type StockRecord, type StockSource } from '@kashikari/platform';
import { paymentEvent } from '../payments/outbox-payment';
import { PAGE_OF_ALL } from '../payments/payment-queries';
import { toPayment, toSubject, type SeenRow } from '../payments/payment-row';

type Row = Pick<SeenRow, 'payment' | 'refunds' | 'loan' | 'bill' | 'fee'>;

/** All payments, for loans, fees and bills. */
@StockOf('kashikari.billing.payment.v1')
export class PaymentStock implements StockSource {
  constructor(private readonly db: Database) {}

  async list(after: string | null, limit: number): Promise<StockRecord[]> {
    const rows = await this.db.read<Row>(PAGE_OF_ALL, [after, limit]);
    return rows.map(({ payment: json, refunds, ...of }) => {
      const payment = toPayment(json, refunds);
      return { id: payment.id, event: paymentEvent({ payment }, toSubject(of)) };
    });
  }
}
