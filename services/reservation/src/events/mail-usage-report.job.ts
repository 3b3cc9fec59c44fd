import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { MailUsageReport } from '../app/usage-reports/mail-usage-report';

/** Hands the mails about a ready report to notify. While it can't be reached, the order stays. */
@Job('usage_report.mail')
export class MailUsageReportJob implements JobHandler<null> {
  constructor(private readonly mailing: MailUsageReport) {}

  run({ key }: DueJob<null>, _now: number, tx: Tx): Promise<void> {
    return this.mailing.run(key, tx);
  }
}
