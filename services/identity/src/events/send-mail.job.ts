import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { UnitOfWork } from '../app/ports';
import { SendMail } from '../app/sign-in/send-mail';

/** A mail that was ordered is handed to notify. */
@Job<{ sealed: string }>('mail')
export class SendMailJob {
  constructor(
    private readonly works: UnitOfWork,
    private readonly send: SendMail,
  ) {}

  async run({ key, data }: DueJob<{ sealed: string }>, _now: number, tx: Tx): Promise<void> {
    await this.send.run({ key, sealed: data.sealed }, this.works.within(tx));
  }
}
