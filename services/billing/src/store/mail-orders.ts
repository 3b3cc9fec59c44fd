import { newId, type Jobs, type SqlTx } from '@kashikari/platform';
import type { PlanMail } from '../app/ports';

/** The job that hands a mail to notify. */
const MAIL = 'plan.mail';

/** Enqueues mails, one job each. The job key is the mail's key, so no mail is sent twice. */
export async function orderMails(
  jobs: Jobs,
  tx: SqlTx,
  mails: readonly PlanMail[],
  now: number,
): Promise<void> {
  await jobs.schedule(
    tx,
    ...mails.map(({ once, ...data }) => ({ kind: MAIL, key: once ?? newId(), dueAt: now, data })),
  );
}
