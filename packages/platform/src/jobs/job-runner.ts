import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { SqlTx } from '../database/sql-tx';
import { isUnavailable } from '../errors/is-unavailable';
import { backOff } from '../events/back-off';
import { deadLetterJob } from '../events/dead-letter';
import type { Logger } from '../observe/logger';
import type { Metrics } from '../observe/metrics';
import type { DueJob, JobHandler } from './job';

/**
 * Failures by its own fault after which a job is dead-lettered; about 2 minutes including the delays between attempts.
 */
const ATTEMPTS = 10;

/** Maximum delay between retries of a job that waits for a dependency, milliseconds. */
const LONGEST_WAIT = 15_000;

/**
 * Claimed and removed at once: should the run fail, the rollback puts it back; should the run order the same job again
 * (a job that repeats), the new row stays.
 */
const CLAIM = {
  name: 'job-claim',
  text: `delete from due_job where id = (
      select id from due_job
      where due_at <= $1 and retry_at <= clock_timestamp() and kind = any($2::text[])
      order by due_at, id for update skip locked limit 1)
    returning id, kind, key, due_at, data, attempts, waits`,
};

const FAILED = `update due_job set attempts = $2, waits = $3, retry_at = clock_timestamp() + $4 * interval '1 ms'
  where id = $1`;

const EARLIEST = {
  name: 'job-earliest',
  text: `select min(due_at) as due_at from due_job where retry_at <= clock_timestamp() and kind = any($1::text[])`,
};

const NEXT = `select min(due_at) as due_at from due_job where due_at > $1 and kind = any($2::text[])`;

interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly due_at: Date;
  readonly data: unknown;
  readonly attempts: number;
  readonly waits: number;
}

/** Runs what has fallen due by business time, the earliest first; several replicas share the work. */
export class JobRunner {
  private readonly handlers = new Map<string, JobHandler<unknown>>();
  private turn: Promise<unknown> = Promise.resolve();
  private stopped = false;
  private total = 0;

  /** @param later called with the milliseconds until a job that has failed may be tried again */
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
    private readonly later: (milliseconds: number) => void,
  ) {}

  add(kind: string, handler: JobHandler<unknown>): void {
    if (this.handlers.has(kind)) throw new Error(`Jobs of kind ${kind} have more than one handler`);
    this.handlers.set(kind, handler);
  }

  get kinds(): string[] {
    return [...this.handlers.keys()];
  }

  /** Runs all that is due, one round at a time. @returns how many were run */
  runDue(): Promise<number> {
    const mine = this.turn.catch(() => undefined).then(() => this.round());
    this.turn = mine;
    return mine;
  }

  /** Number of jobs run since this runner was created. */
  get ran(): number {
    return this.total;
  }

  /** Returns the due time of the first job that may run, business time; undefined without one. */
  async earliest(): Promise<number | undefined> {
    const row = await this.db.one<{ due_at: Date | null }>(EARLIEST, [this.kinds]);
    return row?.due_at?.getTime();
  }

  /** Returns the due time of the first job after now, business time. */
  async nextDue(): Promise<number | undefined> {
    const row = await this.db.one<{ due_at: Date | null }>(NEXT, [new Date(this.clock.now()), this.kinds]);
    return row?.due_at?.getTime();
  }

  /** Finishes the job that runs and starts no other. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.turn.catch(() => undefined);
  }

  private async round(): Promise<number> {
    let ran = 0;
    while (!this.stopped && this.handlers.size && (await this.runOne())) ran += 1;
    this.total += ran;
    return ran;
  }

  private async runOne(): Promise<boolean> {
    let claimed: DueJob | undefined;
    try {
      await this.db.transaction(async (tx) => {
        const now = this.clock.now();
        claimed = await this.claim(tx, now);
        if (claimed) await this.handlers.get(claimed.kind)!.run(claimed, now, tx);
      });
      if (claimed) this.metrics.job(claimed.kind, 'done');
    } catch (error) {
      if (!claimed) throw error;
      await this.failed(claimed, error);
    }
    return claimed !== undefined;
  }

  private async claim(tx: SqlTx, now: number): Promise<DueJob | undefined> {
    const row = await tx.one<JobRow>(CLAIM, [new Date(now), this.kinds]);
    if (!row) return undefined;
    const { due_at: dueAt, ...job } = row;
    return { ...job, dueAt: dueAt.getTime() };
  }

  private async failed(job: DueJob, error: unknown): Promise<void> {
    const waits = isUnavailable(error) ? job.waits + 1 : 0;
    const attempts = waits ? job.attempts : job.attempts + 1;
    this.metrics.job(job.kind, 'failed');
    this.logger.warn({ error, job: job.id, kind: job.kind, key: job.key, attempts, waits }, 'A job failed');
    if (waits || attempts < ATTEMPTS) {
      const pause = waits ? backOff(waits, LONGEST_WAIT) : backOff(attempts);
      await this.db.read(FAILED, [job.id, attempts, waits, pause]);
      return this.later(pause);
    }
    await this.db.transaction(async (tx) => {
      await tx.read('delete from due_job where id = $1', [job.id]);
      await deadLetterJob(tx, { ...job, attempts }, error);
    });
    this.metrics.deadLetter('job', job.kind);
    this.logger.error(
      { error, job: job.id, kind: job.kind, key: job.key, attempts },
      'A job was dead-lettered',
    );
  }
}
