import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { SweepMailFiles } from '../app/sweep-mail-files';

/** Mails in files have had their time. */
@Job<null>('mail.sweep_files')
export class SweepMailFilesJob implements JobHandler<null> {
  constructor(private readonly sweeping: SweepMailFiles) {}

  run(_job: DueJob<null>, now: number, tx: Tx): Promise<void> {
    return this.sweeping.run(now, tx);
  }
}
