import { Job, Jobs, type DueJob, type Tx } from '@kashikari/platform';
import { UnitOfWork } from '../app/ports';
import { CheckHiddenAds } from '../app/users/check-hidden-ads';

interface Step {
  readonly afterId: string;
}

/** Looks at the accounts that hide advertisements, a page at a time. Ordered by the migration. */
@Job<Step>('hidden_ads.check')
export class CheckHiddenAdsJob {
  constructor(
    private readonly works: UnitOfWork,
    private readonly check: CheckHiddenAds,
    private readonly jobs: Jobs,
  ) {}

  async run({ kind, key, data }: DueJob<Step>, now: number, tx: Tx): Promise<void> {
    const afterId = await this.check.run(data.afterId, this.works.within(tx), now);
    if (afterId !== undefined) await this.jobs.schedule(tx, { kind, key, dueAt: now, data: { afterId } });
  }
}
