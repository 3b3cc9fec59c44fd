import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { captureOrder } from '../domain/provider-orders';
import { DecidePayment } from './decide-payment';

/** A hold whose time has come is charged. */
@Injectable()
export class CapturePayment {
  constructor(private readonly deciding: DecidePayment) {}

  /** @param now business time, epoch milliseconds */
  async run(id: string, tx: Tx, now: number): Promise<void> {
    await this.deciding.run(
      id,
      (payment) => {
        const isDue = payment.status === 'requires_capture' && (payment.captureAt ?? Infinity) <= now;
        return { outcomes: [], orders: isDue ? [captureOrder(payment)] : [] };
      },
      tx,
      now,
    );
  }
}
