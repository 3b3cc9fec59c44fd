import { Injectable } from '@nestjs/common';
import { notify } from '@kashikari/contracts';
import { Clock, GrpcClients, systemCall, type GrpcClient } from '@kashikari/platform';
import { Mailer, type Mail } from '../app/ports';

@Injectable()
export class NotifyMailer extends Mailer {
  private readonly mails: GrpcClient<typeof notify.MailServiceService>;

  constructor(
    clients: GrpcClients,
    private readonly clock: Clock,
  ) {
    super();
    this.mails = clients.connect(notify.MailServiceClient, 'notify');
  }

  override async send({ params, ...mail }: Mail): Promise<void> {
    await this.mails.sendMail({ ...mail, paramsJson: JSON.stringify(params) }, systemCall(this.clock), {
      deadlineMs: 3_000,
    });
  }
}
