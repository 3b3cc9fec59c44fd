import { notFound, unwrap, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import {
  checkOrder,
  checkRange,
  type ReportContent,
  type UsageReport,
} from '../../domain/usage-report/usage-report';
import type { UsageRange } from '../../domain/usage-report/usage-row';
import { writer } from '../callers';
import { UsageReports, type FilePiece } from '../ports/usage-reports';
import { UsageRows } from '../ports/usage-rows';
import { ReportAccess } from './report-access';

/** Orders usage reports and reads them. */
@Injectable()
export class OrderUsageReports {
  constructor(
    private readonly reports: UsageReports,
    private readonly rows: UsageRows,
    private readonly access: ReportAccess,
  ) {}

  /**
   * Orders a report, or returns the one that was ordered a few minutes ago.
   * @param id of a new report
   * @throws DomainError `validation.range`, `usage_report.too_long`, `usage_report.too_many`
   */
  async order(
    id: string,
    content: ReportContent,
    call: Call,
  ): Promise<{ report: UsageReport; repeated: boolean }> {
    const { userId } = writer(call.actor);
    const rows = await this.count(content, call);
    return this.reports.order({ id, content, userId, rows }, call, (ordered) => checkOrder(rows, ordered));
  }

  /** Returns the number of rows that a report would have. @throws DomainError `validation.range` */
  async count(range: UsageRange, call: Call): Promise<number> {
    const { zone } = await this.access.group(range.groupId, call);
    unwrap(checkRange(range, zone, call.now));
    return this.rows.count(range, call.now);
  }

  get(id: string, call: Call): Promise<UsageReport> {
    return this.access.report(id, call);
  }

  async list(
    groupId: string,
    { page, perPage }: { readonly page: number; readonly perPage: number },
    call: Call,
  ): Promise<{ reports: UsageReport[]; total: number }> {
    await this.access.group(groupId, call);
    return this.reports.list(groupId, page, perPage);
  }

  /** Looks soon for daily reports of a group that the caller has just turned on. */
  async planDaily(groupId: string, call: Call): Promise<void> {
    await this.access.group(groupId, call);
    await this.reports.planDaily(groupId, call.now);
  }

  /** Returns a piece of the file. @throws DomainError `not_found` unless the report is ready */
  async piece(id: string, piece: number, call: Call): Promise<FilePiece & { readonly report: UsageReport }> {
    const report = await this.access.report(id, call);
    const found = report.state === 'ready' ? await this.reports.piece(id, piece) : undefined;
    if (!found) throw notFound('usage_report', id);
    return { ...found, report };
  }
}
