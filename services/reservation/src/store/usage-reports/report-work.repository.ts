import { Database, Jobs, sqlOf, type Tx } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { ReportWork } from '../../app/ports/usage-reports';
import { forgottenAfter, type UsageReport } from '../../domain/usage-report/usage-report';
import { instant } from '../booking/booking-row';
import { EXPIRE_JOB, MAIL_JOB } from './report-jobs';
import { ADD_PIECE, BY_ID, EXPIRE, FAILED, FORGET, PROGRESS, READY, TAKE_READERS } from './report-queries';
import { reportFrom, type ReportRow } from './report-rows';

@Injectable()
export class PgReportWork extends ReportWork {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  async find(id: string, tx: Tx): Promise<UsageReport | undefined> {
    const row = await sqlOf(tx).one<ReportRow>(BY_ID, [id]);
    return row && reportFrom(row);
  }

  async addPiece(id: string, piece: number, data: Uint8Array, tx: Tx): Promise<void> {
    await sqlOf(tx).read(ADD_PIECE, [id, piece, data]);
  }

  async progress(id: string, rows: number): Promise<void> {
    await this.db.read(PROGRESS, [id, rows]);
  }

  async ready(id: string, rows: number, now: number, tx: Tx): Promise<void> {
    await sqlOf(tx).read(READY, [id, rows, instant(now)]);
    await this.jobs.schedule(tx, { kind: MAIL_JOB, key: id, dueAt: now });
  }

  async failed(id: string, tx: Tx): Promise<void> {
    await sqlOf(tx).read(FAILED, [id]);
  }

  async expire(id: string, now: number, tx: Tx): Promise<void> {
    const report = await this.find(id, tx);
    if (!report) return;
    const sql = sqlOf(tx);
    await sql.read(EXPIRE, [id, instant(now)]);
    const forgottenAt = forgottenAfter(report.expiresAt);
    if (forgottenAt <= now) await sql.read(FORGET, [id]);
    else {
      const dueAt = report.expiresAt <= now ? forgottenAt : report.expiresAt;
      await this.jobs.schedule(tx, { kind: EXPIRE_JOB, key: id, dueAt });
    }
  }

  async takeReaders(id: string, tx: Tx): Promise<string[]> {
    const rows = await sqlOf(tx).read<{ user_id: string }>(TAKE_READERS, [id]);
    return rows.map(({ user_id: userId }) => userId);
  }
}
