import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Database, type Jobs, sqlOf, type Tx } from '@kashikari/platform';
import { MailFiles } from '../app/ports/mail-files';

const DAY = 24 * 60 * 60_000;

/** The job of events/sweep-mail-files.job.ts. */
const SWEEP = 'mail.sweep_files';

const OF_A_DAY = /^(\d{4}-\d{2}-\d{2})[.]mbox$/;

export class PgMailFiles extends MailFiles {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly folder: string,
    private readonly keepDays: number,
  ) {
    super();
  }

  async removeBefore(now: number): Promise<void> {
    const first = new Date(now - this.keepDays * DAY).toISOString().slice(0, 10);
    const names = await readdir(this.folder).catch(noneWithoutFolder);
    const old = names.filter((name) => (OF_A_DAY.exec(name)?.[1] ?? first) < first);
    for (const name of old) await rm(path.join(this.folder, name), { force: true });
  }

  order(dueAt: number): Promise<void> {
    return this.db.transaction((tx) => this.orderIn(tx, dueAt));
  }

  orderIn(within: Tx, dueAt: number): Promise<void> {
    return this.jobs.schedule(sqlOf(within), { kind: SWEEP, key: 'mail', dueAt });
  }
}

/** Returns no files if the folder is missing, because no mail was ever written; throws other errors. */
function noneWithoutFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
