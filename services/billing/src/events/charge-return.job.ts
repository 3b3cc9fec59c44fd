import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { ChargeReturn } from '../app/charge-return';

/** Charges what a return costs. Its key is the booking. */
@Job('loan.charge')
export class ChargeReturnJob {
  constructor(private readonly charging: ChargeReturn) {}

  async run({ key }: DueJob, now: number, tx: Tx): Promise<void> {
    await this.charging.run(key, tx, now);
  }
}
