import { identity, notificationSettings, SETS, textOf } from '@kashikari/contracts';
import { DEFAULT_LOCALE, type Locale } from '@kashikari/kernel';
import { Clock, GrpcClients, systemCall, type GrpcClient } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { DailyReaders, type DailyReader } from '../app/ports/daily-reports';

const TIMEOUT = { deadlineMs: 5_000, retry: true };

/** Readers of a full page of notify. */
const FULL_PAGE = 500;

@Injectable()
export class ServiceDailyReaders extends DailyReaders {
  private readonly settings: GrpcClient<typeof notificationSettings.NotificationSettingServiceService>;
  private readonly accounts: GrpcClient<typeof identity.AccountServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.settings = clients.connect(notificationSettings.NotificationSettingServiceClient, 'notify');
    this.accounts = clients.connect(identity.AccountServiceClient, 'identity');
  }

  async *pages(): AsyncGenerator<DailyReader[]> {
    let after: notificationSettings.UsageReportReader | undefined;
    do {
      const { readers } = await this.settings.listUsageReportReaders(
        { after },
        systemCall(this.clock),
        TIMEOUT,
      );
      if (readers.length > 0)
        yield readers.map(({ userId, groupId, since }) => ({ userId, groupId, since: since!.getTime() }));
      after = readers.length < FULL_PAGE ? undefined : readers.at(-1);
    } while (after);
  }

  async locales(userIds: readonly string[]): Promise<ReadonlyMap<string, Locale>> {
    const request = { userIds: [...userIds] };
    const { contacts } = await this.accounts.getContacts(request, systemCall(this.clock), TIMEOUT);
    return new Map(
      contacts.map(({ userId, locale }) => [userId, textOf(SETS.locale, locale) ?? DEFAULT_LOCALE]),
    );
  }
}
