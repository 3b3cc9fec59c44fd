import type { Provider } from '@nestjs/common';
import { DailyReaders, DailyReports } from './app/ports/daily-reports';
import { GroupNames, ReportMails } from './app/ports/report-mails';
import { ReportWork, UsageReports } from './app/ports/usage-reports';
import { UsageRows } from './app/ports/usage-rows';
import { ReportWriter } from './app/ports/report-writer';
import { MailUsageReport } from './app/usage-reports/mail-usage-report';
import { MakeUsageReport } from './app/usage-reports/make-usage-report';
import { OrderDailyReports } from './app/usage-reports/order-daily-reports';
import { OrderUsageReports } from './app/usage-reports/order-usage-reports';
import { ReportAccess } from './app/usage-reports/report-access';
import { ServiceDailyReaders } from './clients/daily-readers';
import { IdentityGroupNames, NotifyReportMails } from './clients/report-mails';
import { ExpireUsageReportJob } from './events/expire-usage-report.job';
import { MailUsageReportJob } from './events/mail-usage-report.job';
import { MakeUsageReportJob } from './events/make-usage-report.job';
import { OrderDailyReportsJob } from './events/order-daily-reports.job';
import { ReportFiles } from './rendering/report-files';
import { PgUsageRows } from './store/usage/usage-rows.views';
import { PgDailyReports } from './store/usage-reports/daily-reports.repository';
import { PgReportWork } from './store/usage-reports/report-work.repository';
import { PgUsageReports } from './store/usage-reports/usage-reports.repository';

/** Providers of usage reports. */
export const USAGE_REPORTS: Provider[] = [
  { provide: UsageRows, useClass: PgUsageRows },
  { provide: UsageReports, useClass: PgUsageReports },
  { provide: ReportWork, useClass: PgReportWork },
  { provide: ReportWriter, useClass: ReportFiles },
  { provide: GroupNames, useClass: IdentityGroupNames },
  { provide: ReportMails, useClass: NotifyReportMails },
  { provide: DailyReports, useClass: PgDailyReports },
  { provide: DailyReaders, useClass: ServiceDailyReaders },
  ...[MailUsageReport, MakeUsageReport, OrderDailyReports, OrderUsageReports, ReportAccess],
  ...[ExpireUsageReportJob, MailUsageReportJob, MakeUsageReportJob, OrderDailyReportsJob],
];
