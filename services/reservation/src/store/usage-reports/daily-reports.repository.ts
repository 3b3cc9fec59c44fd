import { Jobs, newId, sqlOf, type Tx } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import {
  DailyReports,
  type DailyOrder,
  type DailyReader,
  type DueDaily,
} from '../../app/ports/daily-reports';
import { expiresAfter } from '../../domain/usage-report/usage-report';
import { instant } from '../booking/booking-row';
import { ADD_DAILY, ADD_DAILY_READERS, FORGET_DAYS, NEXT_DUE, TAKE_DUE } from './daily-queries';
import { DAILY_JOB, EXPIRE_JOB, MAIL_JOB, MAKE_JOB } from './report-jobs';

@Injectable()
export class PgDailyReports extends DailyReports {
  constructor(private readonly jobs: Jobs) {
    super();
  }

  takeDue(readers: readonly DailyReader[], now: number, tx: Tx): Promise<DueDaily[]> {
    return sqlOf(tx).read<DueDaily>(TAKE_DUE, [rowsOf(readers), instant(now)]);
  }

  async order(orders: readonly DailyOrder[], now: number, tx: Tx): Promise<void> {
    const rows = JSON.stringify(
      orders.map(({ groupId, day, locale, rows, userIds }) => ({
        ...{ id: newId(), group_id: groupId, day, locale, rows, user_ids: userIds },
      })),
    );
    const expiresAt = expiresAfter(now);
    const sql = sqlOf(tx);
    await sql.read(ADD_DAILY, [rows, instant(now), instant(expiresAt)]);
    const reports = await sql.read<{ id: string }>(ADD_DAILY_READERS, [rows]);
    // The job of a report that is ready already does nothing, and so does the mail of one that is not.
    const jobs = reports.flatMap(({ id }) => [
      { kind: MAKE_JOB, key: id, dueAt: now },
      { kind: MAIL_JOB, key: id, dueAt: now },
      { kind: EXPIRE_JOB, key: id, dueAt: expiresAt },
    ]);
    await this.jobs.schedule(tx, ...jobs);
  }

  async nextDue(readers: readonly DailyReader[], now: number, tx: Tx): Promise<number | null> {
    const row = await sqlOf(tx).one<{ at: Date | null }>(NEXT_DUE, [rowsOf(readers), instant(now)]);
    return row?.at?.getTime() ?? null;
  }

  lookAt(at: number, tx: Tx): Promise<void> {
    return this.jobs.schedule(tx, { kind: DAILY_JOB, key: '', dueAt: at });
  }

  async forget(before: number, tx: Tx): Promise<void> {
    await sqlOf(tx).read(FORGET_DAYS, [instant(before)]);
  }
}

function rowsOf(readers: readonly DailyReader[]): string {
  const row = ({ userId, groupId, since }: DailyReader) => ({
    ...{ user_id: userId, group_id: groupId, since: instant(since) },
  });
  return JSON.stringify(readers.map(row));
}
