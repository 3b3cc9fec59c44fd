import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { MakeUsageReport } from '../app/usage-reports/make-usage-report';

/**
 * Makes the file of an ordered report. Everything is one transaction: a process that ends leaves no half file, and the job is
 * run again.
 */
@Job('usage_report.make')
export class MakeUsageReportJob implements JobHandler<null> {
  constructor(private readonly making: MakeUsageReport) {}

  run({ key, attempts }: DueJob<null>, now: number, tx: Tx): Promise<void> {
    return this.making.run(key, attempts, now, tx);
  }
}
