import { Injectable } from '@nestjs/common';
import { enumOf, notify, SETS } from '@kashikari/contracts';
import { Clock, GrpcClients, Logger, systemCall, type GrpcClient } from '@kashikari/platform';
import { MailServers, type TestMail } from '../app/ports';

/** Maximum wait for the settings, milliseconds. */
const STATE_WAIT = 500;

/** Longer than notify waits for the server itself. */
const TEST_WAIT = 8_500;

@Injectable()
export class NotifyMailServers extends MailServers {
  private readonly mails: GrpcClient<typeof notify.MailServiceService>;
  private known: boolean | undefined;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    super();
    this.mails = clients.connect(notify.MailServiceClient, 'notify');
  }

  /** Caches notify's answer for the life of this process: settings change with a restart. */
  override async fromSettings(): Promise<boolean | undefined> {
    if (this.known !== undefined) return this.known;
    try {
      const answer = await this.mails.getMailState({}, systemCall(this.clock), { deadlineMs: STATE_WAIT });
      this.known = answer.fromSettings;
    } catch (error) {
      this.logger.warn({ err: error }, 'Whether mails are sent by SMTP_URL is currently unknown');
    }
    return this.known;
  }

  override async test({ server, to, locale }: TestMail): Promise<string> {
    const message = { ...server, security: enumOf(SETS.mailSecurity, server.security) };
    const asked = { server: message, to, locale: enumOf(SETS.locale, locale) };
    const { answer } = await this.mails.sendTestMail(asked, systemCall(this.clock), {
      deadlineMs: TEST_WAIT,
    });
    return answer;
  }
}
