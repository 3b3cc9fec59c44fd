import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { UnitOfWork } from '../app/ports';
import { Sweep } from '../app/sessions/sweep';

/** Deletes expired data. */
@Job<null>('sweep')
export class SweepJob {
  constructor(
    private readonly works: UnitOfWork,
    private readonly sweep: Sweep,
  ) {}

  async run(_job: DueJob<null>, now: number, tx: Tx): Promise<void> {
    await this.sweep.run(now, this.works.within(tx));
  }
}
