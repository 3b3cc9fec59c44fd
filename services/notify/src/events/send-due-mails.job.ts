import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { SendDueMails } from '../app/send-due-mails';

/** Mails are due: takes them out in the job's transaction, and carries them once it is committed. */
@Job<null>('mail.send')
export class SendDueMailsJob implements JobHandler<null> {
  constructor(private readonly sending: SendDueMails) {}

  async run(_job: DueJob<null>, now: number, tx: Tx): Promise<void> {
    const mails = await this.sending.take(now, tx);
    tx.afterCommit(() => this.sending.carry(mails));
  }
}
