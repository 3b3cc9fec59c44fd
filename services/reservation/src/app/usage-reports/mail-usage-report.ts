import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { GroupNames, ReportMails } from '../ports/report-mails';
import { ReportWork } from '../ports/usage-reports';

/** Sends each reader of a ready usage report one mail with a link. */
@Injectable()
export class MailUsageReport {
  constructor(
    private readonly reports: ReportWork,
    private readonly groups: GroupNames,
    private readonly mails: ReportMails,
  ) {}

  async run(id: string, tx: Tx): Promise<void> {
    const report = await this.reports.find(id, tx);
    if (report?.state !== 'ready') return;
    const userIds = await this.reports.takeReaders(id, tx);
    const group = userIds.length > 0 ? await this.groups.of(report.groupId) : undefined;
    if (!group) return;
    const { groupId, from, to, requestedBy } = report;
    await this.mails.send({ reportId: id, groupId, group, from, to, daily: requestedBy === null, userIds });
  }
}
