import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Database } from '../database/database';
import type { Logger } from '../observe/logger';

/** The queue of pg-boss whose jobs say no more than: look whether work has fallen due. */
const QUEUE = 'due-jobs';

/** Cron's finest grain; the worst delay of a job whose finer wake-up was lost. */
const EVERY_MINUTE = '* * * * *';

/** Wake-ups are ordered this far ahead; what is due later is found by a minute's wake-up before. Milliseconds. */
const AHEAD = 90_000;

const POLL_SECONDS = 2;

/**
 * A worker of pg-boss that outlives our patience may still want to note how its job ended. Nobody needs that, and it takes
 * no answer without a row for one.
 */
const UNANSWERED = new Promise<never>(() => undefined);

/** Makes pg-boss's tables and our queue, as the owner of the database; the service's login then need not. */
export async function prepareWakeUps(owner: pg.Client): Promise<void> {
  const db = { executeSql: (text: string, values: unknown[]) => owner.query(text, values) };
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  await boss.start();
  // pg-boss's own queue for cron, which it would otherwise make with a login that may not.
  await boss.createQueue('__pgboss__send-it');
  await boss.createQueue(QUEUE, { name: QUEUE, retryLimit: 0, retentionMinutes: 60 });
  await boss.schedule(QUEUE, EVERY_MINUTE);
  await boss.stop({ graceful: false, close: false, wait: false });
}

/** Wakes whoever runs the due jobs of this database, from outside; they look every two seconds whether they are woken. */
export async function askForWakeUp(db: Database): Promise<void> {
  const executeSql = (text: string, values: unknown[]) =>
    db.withConnection(async (connection) => connection.query(text, values));
  const boss = new PgBoss({ db: { executeSql }, migrate: false, supervise: false, schedule: false });
  await boss.start();
  await boss.send(QUEUE, {});
  await boss.stop({ graceful: false, close: false, wait: false });
}

/**
 * Wakes whoever runs due jobs: every minute by cron, and to the second for what falls due soon. pg-boss keeps both as
 * rows, so a wake-up survives us; the job itself is a row of its own, so a lost wake-up costs a minute, not the job.
 */
export class WakeUps {
  private readonly boss: PgBoss;
  private over = false;

  constructor(
    db: Database,
    private readonly logger: Logger,
    private readonly wake: () => Promise<void>,
  ) {
    const executeSql = async (text: string, values: unknown[]) =>
      this.over ? UNANSWERED : db.withConnection(async (connection) => connection.query(text, values));
    this.boss = new PgBoss({
      db: { executeSql },
      migrate: false,
      archiveCompletedAfterSeconds: 120,
      archiveFailedAfterSeconds: 120,
      deleteAfterHours: 1,
    });
    this.boss.on('error', (error) => logger.warn({ error }, 'The job queue stumbled'));
  }

  async start(): Promise<void> {
    await this.boss.start();
    await this.boss.work(QUEUE, { pollingIntervalSeconds: POLL_SECONDS }, () => this.wake());
  }

  /**
   * Orders a wake-up in so many milliseconds, unless that is far ahead. Best effort. All that is ordered for one second shares
   * one, which comes at its end: a wake-up that has been used keeps pg-boss from taking another of its second.
   */
  order(milliseconds: number): void {
    if (milliseconds > AHEAD) return;
    const startAfter = new Date((Math.floor((Date.now() + milliseconds) / 1_000) + 1) * 1_000);
    const singletonKey = startAfter.toISOString().slice(0, 19);
    this.boss
      .send(QUEUE, {}, { startAfter, singletonKey, singletonSeconds: 1 })
      .catch((error: unknown) =>
        this.logger.debug({ error }, 'A wake-up could not be ordered; the next minute will do'),
      );
  }

  async stop(): Promise<void> {
    await this.boss.stop({ graceful: true, close: false, wait: true, timeout: 5_000 });
    this.over = true;
  }
}
