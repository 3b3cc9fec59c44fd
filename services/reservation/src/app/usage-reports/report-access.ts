import { DomainError, forbidden, notFound, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { UsageReport } from '../../domain/usage-report/usage-report';
import { signedIn } from '../callers';
import type { StockGroup } from '../ports/stocktaking';
import { UsageReports } from '../ports/usage-reports';
import { StocktakingAccess } from '../stocktaking-access';

/** Checks access to usage reports: the account that owns the group, its managers, and group owners. */
@Injectable()
export class ReportAccess {
  constructor(
    private readonly reports: UsageReports,
    private readonly access: StocktakingAccess,
  ) {}

  /** @throws DomainError `forbidden` for its members and cards, `not_found` for others */
  async group(groupId: string, call: Call): Promise<StockGroup> {
    const viewer = signedIn(call.actor);
    return this.access.check(groupId, viewer, call, () =>
      viewer.cardGroupId === groupId ? forbidden() : notFound('group', groupId),
    );
  }

  /** @throws DomainError `not_found`, also for members of the group */
  async report(id: string, call: Call): Promise<UsageReport> {
    const viewer = signedIn(call.actor);
    const report = await this.reports.find(id);
    const absent = () => notFound('usage_report', id);
    if (!report) throw absent();
    await this.access.check(report.groupId, viewer, call, absent).catch((error: unknown) => {
      throw error instanceof DomainError && error.refusal.kind === 'forbidden' ? absent() : error;
    });
    return report;
  }
}
