import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { EndPlan } from '../app/end-plan';

/** The time of a given plan is over. Its key is the account. */
@Job('plan.end')
export class EndPlanJob {
  constructor(private readonly end: EndPlan) {}

  async run({ key }: DueJob, now: number, tx: Tx): Promise<void> {
    await this.end.run(key, now, tx);
  }
}
