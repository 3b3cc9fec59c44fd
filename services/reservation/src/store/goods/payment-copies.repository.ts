import { Replica, type Tx } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { PaymentCopies, type PaymentSnapshot } from '../../app/ports/payments';

const PAYMENTS = new Replica<PaymentSnapshot>('payment', { payerId: true, payeeId: true, unsettled: true });

@Injectable()
export class PgPaymentCopies extends PaymentCopies {
  async apply(tx: Tx, payments: readonly PaymentSnapshot[]): Promise<void> {
    await PAYMENTS.apply(tx, payments);
  }
}
