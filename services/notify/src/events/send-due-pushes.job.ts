import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { SendDuePushes } from '../app/send-due-pushes';

/** Reserves due pushes in the job's transaction, and sends them after the commit. */
@Job<null>('pushes.send')
export class SendDuePushesJob implements JobHandler<null> {
  constructor(private readonly sending: SendDuePushes) {}

  async run(_job: DueJob<null>, now: number, tx: Tx): Promise<void> {
    const pushes = await this.sending.take(now, tx);
    tx.afterCommit(() => this.sending.carry(pushes));
  }
}
