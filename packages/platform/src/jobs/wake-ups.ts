import type pg from 'pg';
import PgBoss from 'pg-boss';

/** The queue of pg-boss whose jobs say no more than: look whether work has fallen due. */
export const WAKE_UP = 'due-jobs';

/** Cron's finest grain; the worst delay of a job whose finer wake-up was lost. */
const EVERY_MINUTE = '* * * * *';

/** Makes pg-boss's tables and our queue, as the owner of the database; later logins need not. */
export async function prepareWakeUps(owner: pg.Client): Promise<void> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => owner.query(text, values) }, supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue('__pgboss__send-it');
  await boss.createQueue(WAKE_UP, { name: WAKE_UP, retryLimit: 0, retentionMinutes: 60 });
  await boss.schedule(WAKE_UP, EVERY_MINUTE);
  await boss.stop({ graceful: false, close: false, wait: false });
}
