import { identity, notify } from '@kashikari/contracts';
import { Clock, GrpcClients, systemCall, type GrpcClient } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { GroupNames, ReportMails, type NamedGroup, type ReportMail } from '../app/ports/report-mails';

const TIMEOUT = { deadlineMs: 5_000, retry: true };

/** Users of one call. */
const MAX_USERS = 500;

@Injectable()
export class IdentityGroupNames extends GroupNames {
  private readonly access: GrpcClient<typeof identity.AccessServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.access = clients.connect(identity.AccessServiceClient, 'identity');
  }

  async of(groupId: string): Promise<NamedGroup | undefined> {
    const request = { groupIds: [groupId] };
    const { groups } = await this.access.getGroupFacts(request, systemCall(this.clock), TIMEOUT);
    return groups.find(({ id, deleted }) => id === groupId && !deleted);
  }
}

@Injectable()
export class NotifyReportMails extends ReportMails {
  private readonly mails: GrpcClient<typeof notify.MailServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.mails = clients.connect(notify.MailServiceClient, 'notify');
  }

  async send({ reportId, groupId, group, from, to, daily, userIds }: ReportMail): Promise<void> {
    const key = `usage_report:${reportId}`;
    const path = `/-/${encodeURIComponent(group.slug)}/usage_reports?report=${reportId}`;
    const template = daily ? 'usage_report_daily' : 'usage_report';
    const params = { group: group.name, group_id: groupId, first_day: from, last_day: to, path };
    for (let at = 0; at < userIds.length; at += MAX_USERS) {
      const asked = { key, userIds: userIds.slice(at, at + MAX_USERS), template, params };
      const more = { thread: key, force: false, accountId: group.ownerId };
      await this.mails.tellUsers({ ...asked, ...more }, systemCall(this.clock), TIMEOUT);
    }
  }
}
