import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { OrderDailyReports } from '../app/usage-reports/order-daily-reports';

/** Looks for daily usage reports that are due: at the reminder times of groups, and when somebody turned them on. */
@Job('usage_report.daily')
export class OrderDailyReportsJob implements JobHandler<null> {
  constructor(private readonly ordering: OrderDailyReports) {}

  run(_job: DueJob<null>, now: number, tx: Tx): Promise<void> {
    return this.ordering.run(now, tx);
  }
}
