import { unwrap, type Call, type Verdict } from '@kashikari/kernel';
import { Database, holdPresent, idempotent, Jobs, type SqlTx } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { UsageReports, type FilePiece, type ReportOrder } from '../../app/ports/usage-reports';
import {
  countsSince,
  expiresAfter,
  repeatsSince,
  type ReportContent,
  type UsageReport,
} from '../../domain/usage-report/usage-report';
import { instant } from '../booking/booking-row';
import { DAILY_JOB, EXPIRE_JOB, MAIL_JOB, MAKE_JOB } from './report-jobs';
import { ADD, ADD_READER, BY_ID, HOLD_GROUP, OF_GROUP, ORDERED, PIECE, SAME } from './report-queries';
import { reportFrom, type ReportRow } from './report-rows';

@Injectable()
export class PgUsageReports extends UsageReports {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  order(
    order: ReportOrder,
    call: Call,
    rule: (ordered: number) => Verdict<void>,
  ): Promise<{ report: UsageReport; repeated: boolean }> {
    const { content, userId } = order;
    const { now } = call;
    return idempotent(this.db, call, async (tx) => {
      await holdPresent(tx, call.actor);
      await tx.read(HOLD_GROUP, [content.groupId]);
      const same = await tx.one<ReportRow>(SAME, [...valuesOf(content), instant(repeatsSince(now))]);
      const id = same?.id ?? order.id;
      if (!same) {
        const since = instant(countsSince(now));
        const counted = await tx.one<{ ordered: number }>(ORDERED, [content.groupId, since]);
        unwrap(rule(counted?.ordered ?? 0));
        await this.add(order, now, tx);
      }
      await tx.read(ADD_READER, [id, userId]);
      // A mail that is ordered before the report is ready does nothing; the report orders it again.
      await this.jobs.schedule(tx, { kind: MAIL_JOB, key: id, dueAt: now });
      const row = same ?? (await tx.one<ReportRow>(BY_ID, [id]))!;
      return { report: reportFrom(row), repeated: same !== undefined };
    });
  }

  async find(id: string): Promise<UsageReport | undefined> {
    const row = await this.db.one<ReportRow>(BY_ID, [id]);
    return row && reportFrom(row);
  }

  async list(
    groupId: string,
    page: number,
    perPage: number,
  ): Promise<{ reports: UsageReport[]; total: number }> {
    const rows = await this.db.read<ReportRow & { total: number }>(OF_GROUP, [
      ...[groupId, (page - 1) * perPage, perPage],
    ]);
    return { reports: rows.map(reportFrom), total: rows[0]?.total ?? 0 };
  }

  async planDaily(groupId: string, now: number): Promise<void> {
    // With a key of its own: a look that is running has listed the readers already, and orders the next one.
    const look = { kind: DAILY_JOB, key: groupId, dueAt: now };
    await this.db.transaction((tx) => this.jobs.schedule(tx, look));
  }

  piece(id: string, piece: number): Promise<FilePiece | undefined> {
    return this.db.one<FilePiece>(PIECE, [id, piece]);
  }

  private async add({ id, content, userId, rows }: ReportOrder, now: number, tx: SqlTx): Promise<void> {
    const expiresAt = expiresAfter(now);
    const times = [instant(now), instant(expiresAt)];
    await tx.read(ADD, [id, ...valuesOf(content), userId, rows, ...times]);
    await this.jobs.schedule(
      tx,
      { kind: MAKE_JOB, key: id, dueAt: now },
      { kind: EXPIRE_JOB, key: id, dueAt: expiresAt },
    );
  }
}

const valuesOf = ({ groupId, from, to, format, locale }: ReportContent) => [
  ...[groupId, from, to, format, locale],
];
