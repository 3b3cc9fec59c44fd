import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { ReportWork } from '../app/ports/usage-reports';

/** Deletes the file of a report after its days, and the report itself after its time in the list. */
@Job('usage_report.expire')
export class ExpireUsageReportJob implements JobHandler<null> {
  constructor(private readonly reports: ReportWork) {}

  run({ key }: DueJob<null>, now: number, tx: Tx): Promise<void> {
    return this.reports.expire(key, now, tx);
  }
}
