import { Inject, Injectable } from '@nestjs/common';
import { installations, SETS, textOrName } from '@kashikari/contracts';
import { Clock, GrpcClients, Logger, SettingsToken, systemCall, type GrpcClient } from '@kashikari/platform';
import { StoredMailServer } from '../app/ports';
import type { MailServer } from '../domain/mail-server';
import type { NotifySettings } from '../settings';

/** Time for which an answer is cached, milliseconds. A changed server is used within this time. */
const BELIEVED = 15_000;

interface CachedServer {
  readonly server: MailServer | undefined;
  readonly noMailYet: boolean;
  /** Time of identity's answer; business time, epoch milliseconds. */
  readonly at: number;
}

/** The owner's mail server, as identity stores it. Its password is held in memory alone. */
@Injectable()
export class IdentityMailServer extends StoredMailServer {
  private readonly installation: GrpcClient<typeof installations.InstallationServiceService>;
  private known: CachedServer | undefined;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
    private readonly logger: Logger,
    @Inject(SettingsToken) private readonly settings: NotifySettings,
  ) {
    super();
    this.installation = clients.connect(installations.InstallationServiceClient, 'identity');
  }

  async current(): Promise<MailServer | undefined> {
    return (await this.stored()).server;
  }

  async noMailYet(): Promise<boolean> {
    return !this.settings.SMTP_URL && (await this.stored()).noMailYet;
  }

  private async stored(): Promise<CachedServer> {
    const now = this.clock.now();
    if (this.known && Math.abs(now - this.known.at) < BELIEVED) return this.known;
    try {
      const { mail, noMailYet } = await this.installation.getMailServer({}, systemCall(this.clock), {
        deadlineMs: 5_000,
        retry: true,
      });
      this.known = { server: mail && toServer(mail), noMailYet, at: now };
    } catch (error) {
      if (!this.known) throw error;
      this.logger.warn(
        { err: error },
        'The mail server setting could not be loaded; the last known one is used',
      );
    }
    return this.known;
  }
}

function toServer(mail: installations.MailServer): MailServer {
  return { ...mail, security: textOrName(SETS.mailSecurity, mail.security) as MailServer['security'] };
}
