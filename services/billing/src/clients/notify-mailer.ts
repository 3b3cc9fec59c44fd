import { Injectable } from '@nestjs/common';
import { enumFrom, notify, SETS } from '@kashikari/contracts';
import { Clock, GrpcClients, systemCall, type GrpcClient } from '@kashikari/platform';
import { Mailer, type AddressedMail } from '../app/ports';

@Injectable()
export class NotifyMailer extends Mailer {
  private readonly mails: GrpcClient<notify.MailServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.mails = clients.connect(notify.MailServiceClient, 'notify');
  }

  override async send(mail: AddressedMail): Promise<void> {
    const { accountId = '' } = mail;
    const asked = {
      ...mail,
      accountId,
      shellId: '',
      replyTo: '',
      locale: enumFrom(SETS.locale, mail.locale),
    };
    await this.mails.sendMail(asked, systemCall(this.clock), { deadlineMs: 3_000 });
  }
}
