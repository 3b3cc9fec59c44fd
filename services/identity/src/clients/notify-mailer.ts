import { Injectable } from '@nestjs/common';
import { enumFrom, notify, SETS } from '@kashikari/contracts';
import { Clock, GrpcClients, Logger, systemCall, type GrpcClient } from '@kashikari/platform';
import { Mailer, type Mail, type AnnouncedMail } from '../app/ports';

@Injectable()
export class NotifyMailer extends Mailer {
  private readonly mails: GrpcClient<typeof notify.MailServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    super();
    this.mails = clients.connect(notify.MailServiceClient, 'notify');
  }

  override async send(mail: Mail): Promise<void> {
    const { accountId = '', shellId = '', replyTo = '' } = mail;
    const asked = { ...mail, accountId, shellId, replyTo, locale: enumFrom(SETS.locale, mail.locale) };
    await this.mails.sendMail(asked, systemCall(this.clock), { deadlineMs: 3_000 });
  }

  override async tell(mail: AnnouncedMail): Promise<void> {
    const asked = { ...mail, userIds: [...mail.userIds] };
    await this.mails.tellUsers(asked, systemCall(this.clock), { deadlineMs: 5_000 });
  }

  override async refused(keys: readonly string[]): Promise<ReadonlySet<string>> {
    if (keys.length === 0) return new Set();
    try {
      const asked = { keys: [...keys] };
      const answer = await this.mails.listRefusedMail(asked, systemCall(this.clock), { deadlineMs: 1_000 });
      return new Set(answer.keys);
    } catch (error) {
      // A list of invitations is not to fail because mail is away.
      this.logger.warn({ error }, 'Whether invitations bounced is currently unknown');
      return new Set();
    }
  }
}
