import { askedWord, GrpcController, newId } from '@kashikari/platform';
import { enumOf, SETS, usageReports } from '@kashikari/contracts';
import { refused, DEFAULT_LOCALE, isDay, type Call } from '@kashikari/kernel';
import { OrderUsageReports } from '../app/usage-reports/order-usage-reports';
import { fileNameOf, type UsageReport } from '../domain/usage-report/usage-report';
import { idOf, pageOf } from './read-request';

/** Usage reports of groups. */
@GrpcController(usageReports.UsageReportServiceService)
export class UsageReportsController {
  constructor(private readonly reports: OrderUsageReports) {}

  async createUsageReport(
    { groupId, from, to, format, locale }: usageReports.CreateUsageReportRequest,
    call: Call,
  ): Promise<usageReports.CreateUsageReportResponse> {
    const content = {
      groupId: idOf('group', groupId),
      ...{ from: dayIn('from', from), to: dayIn('to', to) },
      format: askedWord(SETS.usageReportFormat, 'format', format) ?? 'xlsx',
      locale: askedWord(SETS.locale, 'locale', locale) ?? DEFAULT_LOCALE,
    } as const;
    const { report, repeated } = await this.reports.order(newId(), content, call);
    return { report: toMessage(report), repeated };
  }

  async getUsageReport(
    { id }: usageReports.GetUsageReportRequest,
    call: Call,
  ): Promise<usageReports.GetUsageReportResponse> {
    return { report: toMessage(await this.reports.get(idOf('usage_report', id), call)) };
  }

  async listUsageReports(
    { groupId, page: asked }: usageReports.ListUsageReportsRequest,
    call: Call,
  ): Promise<usageReports.ListUsageReportsResponse> {
    const page = pageOf(asked);
    const { reports, total } = await this.reports.list(idOf('group', groupId), page, call);
    return { reports: reports.map(toMessage), page: { ...page, total } };
  }

  async countUsageRows(
    { groupId, from, to }: usageReports.CountUsageRowsRequest,
    call: Call,
  ): Promise<usageReports.CountUsageRowsResponse> {
    const range = { groupId: idOf('group', groupId), from: dayIn('from', from), to: dayIn('to', to) };
    return { rows: await this.reports.count(range, call) };
  }

  async planDailyReports(
    { groupId }: usageReports.PlanDailyReportsRequest,
    call: Call,
  ): Promise<usageReports.PlanDailyReportsResponse> {
    await this.reports.planDaily(idOf('group', groupId), call);
    return {};
  }

  async readUsageReport(
    { id, piece }: usageReports.ReadUsageReportRequest,
    call: Call,
  ): Promise<usageReports.ReadUsageReportResponse> {
    const { report, data, last } = await this.reports.piece(idOf('usage_report', id), piece, call);
    return { data, last, fileName: fileNameOf(report) };
  }
}

function dayIn(field: string, day: string): string {
  if (!isDay(day)) throw refused('validation', undefined, field);
  return day;
}

function toMessage(report: UsageReport): usageReports.UsageReport {
  const { format, locale, state, requestedBy, createdAt, expiresAt, ...rest } = report;
  return {
    ...rest,
    format: enumOf(SETS.usageReportFormat, format),
    locale: enumOf(SETS.locale, locale),
    state: enumOf(SETS.usageReportState, state),
    requestedBy: requestedBy ?? '',
    ...{ createdAt: new Date(createdAt), expiresAt: new Date(expiresAt) },
  };
}
