import {
  enumOf,
  identity,
  identityEvents,
  notificationSettings,
  notify,
  SETS,
  usageReports,
} from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { serve, type Peer } from '@kashikari/platform/testing';
import { World } from './world';

/** A world with the mails that notify was asked for; identity knows every group by the name “Photo club”. */
export class ReportWorld {
  /** Mails that were asked for, one for each person; notify sends each key once. */
  readonly mails: { readonly userId: string; readonly template: string; readonly params: object }[] = [];
  private readonly keys = new Set<string>();
  world!: World;
  notifyIsAway = false;

  /** People who turned on daily reports, as notify lists them. */
  readers: { userId: string; groupId: string; since: Date }[] = [];
  /** Languages of people; Japanese unless set. */
  readonly locales = new Map<string, 'ja' | 'en' | 'ja-Hira'>();

  readonly peers: Record<string, Peer[]> = {
    identity: [
      serve(identity.AccountServiceService, {
        getContacts: ({ userIds }) => {
          const contacts = userIds.map((userId) => ({
            userId,
            locale: enumOf(SETS.locale, this.locales.get(userId) ?? 'ja'),
          }));
          return Promise.resolve(identity.GetContactsResponse.fromPartial({ contacts }));
        },
      }),
      serve(identity.AccessServiceService, {
        getAccess: () => Promise.resolve(identity.GetAccessResponse.create({})),
        getGroupFacts: ({ groupIds }) =>
          Promise.resolve({
            groups: groupIds.map((id) =>
              identityEvents.GroupChanged.fromPartial({
                id,
                name: 'Photo club',
                slug: 'photo-club',
                ownerId: 'owner',
              }),
            ),
            owners: [],
          }),
      }),
    ],
    notify: [
      serve(notificationSettings.NotificationSettingServiceService, {
        listUsageReportReaders: () => {
          if (this.notifyIsAway) return Promise.reject(new Error('notify is away'));
          return Promise.resolve({ readers: this.readers });
        },
      }),
      serve(notify.MailServiceService, {
        tellUsers: ({ key, userIds, template, params }) => {
          if (this.notifyIsAway) return Promise.reject(new Error('notify is away'));
          for (const userId of userIds) {
            if (this.keys.has(`${key}:${userId}`)) continue;
            this.keys.add(`${key}:${userId}`);
            this.mails.push({ userId, template, params: params! });
          }
          return Promise.resolve({});
        },
      }),
    ],
  };

  static async start(): Promise<ReportWorld> {
    const started = new ReportWorld();
    started.world = await World.start({ peers: started.peers });
    return started;
  }

  reports(actor: Actor | string, world = this.world) {
    const of = typeof actor === 'string' ? ({ kind: 'user', userId: actor } as const) : actor;
    return world.service.as(of).connect(usageReports.UsageReportServiceClient);
  }

  /** Orders a report of some days. */
  order(actor: Actor | string, groupId: string, more: Partial<Asked> = {}, world = this.world) {
    const { from = '2027-01-01', to = '2027-01-04', format = 'xlsx', locale = 'en' } = more;
    return this.reports(actor, world).createUsageReport({
      ...{ groupId, from, to },
      format: enumOf(SETS.usageReportFormat, format),
      locale: enumOf(SETS.locale, locale),
    });
  }

  /** The whole file of a report. */
  async file(actor: string, id: string): Promise<{ data: Buffer; name: string; pieces: number }> {
    const parts: Uint8Array[] = [];
    for (let piece = 0; ; piece++) {
      const { data, last, fileName } = await this.reports(actor).readUsageReport({ id, piece });
      parts.push(data);
      if (last) return { data: Buffer.concat(parts), name: fileName, pieces: parts.length };
    }
  }

  /** Mails about reports of a group. */
  mailsOf(groupId: string) {
    return this.mails.filter(({ params }) => 'group_id' in params && params.group_id === groupId);
  }
}

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly format: 'xlsx' | 'csv';
  readonly locale: 'ja' | 'en' | 'ja-Hira';
}
