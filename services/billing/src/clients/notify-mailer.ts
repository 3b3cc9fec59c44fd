import { Injectable } from '@nestjs/common';
import { notify } from '@kashikari/contracts';
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

  override async send({ params, ...mail }: AddressedMail): Promise<void> {
    const asked = { ...mail, paramsJson: JSON.stringify(params) };
    await this.mails.sendMail(asked, systemCall(this.clock), { deadlineMs: 3_000 });
  }
}
