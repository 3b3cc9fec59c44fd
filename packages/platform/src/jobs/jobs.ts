import type { Clock } from '../clock';
import { sqlOf } from '../database/session';
import type { Tx } from '../tx';
import type { DueJob, JobOrder } from './job';

const SCHEDULE = {
  name: 'job-schedule',
  text: `insert into due_job (kind, key, due_at, data)
    select kind, key, due_at, data::jsonb
      from unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[]) as ordered (kind, key, due_at, data)
      order by kind, key
    on conflict (kind, key) do update
      set due_at = excluded.due_at, data = excluded.data, attempts = 0, waits = 0, retry_at = '-infinity'`,
};

const CANCEL = { name: 'job-cancel', text: 'delete from due_job where kind = $1 and key = $2' };

const TAKE = {
  name: 'job-take',
  text: `delete from due_job where id in (
      select id from due_job where kind = $1 and due_at <= $2 and retry_at <= clock_timestamp()
      order by due_at, id for update skip locked limit $3)
    returning key, due_at`,
};

/** Orders work for later, as rows in the service's own database. */
export class Jobs {
  /** @param ordered called after the commit, with the milliseconds until the job falls due */
  constructor(
    private readonly clock: Clock,
    private readonly ordered: (milliseconds: number) => void,
  ) {}

  /** Orders jobs, none twice, or moves those with the same kind and key. */
  async schedule(tx: Tx, ...orders: readonly JobOrder[]): Promise<void> {
    if (orders.length === 0) return;
    await sqlOf(tx).read(SCHEDULE, [
      orders.map(({ kind }) => kind),
      orders.map(({ key }) => key),
      orders.map(({ dueAt }) => new Date(dueAt)),
      orders.map(({ data }) => JSON.stringify(data ?? null)),
    ]);
    const first = Math.min(...orders.map(({ dueAt }) => dueAt));
    tx.afterCommit(() => this.ordered(Math.max(0, first - this.clock.now())));
  }

  /**
   * More jobs of a kind that have fallen due, for a handler that does many in one go: claimed like the one that it runs,
   * and back if its transaction fails.
   */
  async takeDue(tx: Tx, kind: string, now: number, limit: number): Promise<Pick<DueJob, 'key' | 'dueAt'>[]> {
    const rows = await sqlOf(tx).read<{ key: string; due_at: Date }>(TAKE, [kind, new Date(now), limit]);
    return rows.map(({ key, due_at: dueAt }) => ({ key, dueAt: dueAt.getTime() }));
  }

  /** Cancels an ordered job; does nothing if there isn't one. */
  async cancel(tx: Tx, kind: string, key: string): Promise<void> {
    await sqlOf(tx).read(CANCEL, [kind, key]);
  }
}
