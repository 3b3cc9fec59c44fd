import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { ApplyLoans } from '../app/apply-loans';

/** The money of a returned loan is released. Its key is the booking. */
@Job('loan.release')
export class ReleaseLoanJob {
  constructor(private readonly loans: ApplyLoans) {}

  async run({ key }: DueJob, now: number, tx: Tx): Promise<void> {
    await this.loans.again(key, tx, now);
  }
}
