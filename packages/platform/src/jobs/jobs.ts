import type { Clock } from '../clock';
import type { Tx } from '../database/tx';
import type { JobOrder } from './job';

const SCHEDULE = {
  name: 'job-schedule',
  text: `insert into due_job (kind, key, due_at, data) values ($1, $2, $3, $4::jsonb)
    on conflict (kind, key) do update
      set due_at = excluded.due_at, data = excluded.data, attempts = 0, retry_at = '-infinity'`,
};

const CANCEL = { name: 'job-cancel', text: 'delete from due_job where kind = $1 and key = $2' };

/** Orders work for later, as rows in the service's own database. */
export class Jobs {
  /** @param ordered called after the commit, with the milliseconds until the job falls due */
  constructor(
    private readonly clock: Clock,
    private readonly ordered: (milliseconds: number) => void,
  ) {}

  /** Orders a job, or moves the one with the same kind and key. */
  async schedule(tx: Tx, { kind, key, dueAt, data }: JobOrder): Promise<void> {
    await tx.read(SCHEDULE, [kind, key, new Date(dueAt), JSON.stringify(data ?? null)]);
    tx.afterCommit(() => this.ordered(Math.max(0, dueAt - this.clock.now())));
  }

  /** Takes an order back; nothing happens when there is none. */
  async cancel(tx: Tx, kind: string, key: string): Promise<void> {
    await tx.read(CANCEL, [kind, key]);
  }
}
