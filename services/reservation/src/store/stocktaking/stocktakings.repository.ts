import { refused, unwrap, type Call, type Verdict } from '@kashikari/kernel';
import { Database, holdPresent, idempotent, Outbox, reached, type SqlTx } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../app/ports';
import {
  Stocktakings,
  type CodeReadings,
  type ListedCounts,
  type RecordedCount,
  type StockGroup,
} from '../../app/ports/stocktaking';
import { checkOf, totalsOf } from '../../domain/stocktaking/check';
import type { StockCount } from '../../domain/stocktaking/count';
import type { StocktakingPeriod } from '../../domain/stocktaking/period';
import { instant } from '../booking/booking-row';
import { FREEZE } from './check-query';
import { liveRows } from './check.views';
import { countsQuery } from './counts-query';
import { stocktakingChanged, stocktakingFinished } from './outbox-stocktaking';
import {
  COUNT_COLUMNS,
  countFrom,
  countValues,
  factsFrom,
  PERIOD_COLUMNS,
  periodFrom,
  periodValues,
  type CountRow,
  type PeriodRow,
} from './stocktaking-rows';
import {
  ADD_COUNT,
  ADD_PERIOD,
  BY_CODE,
  BY_SCAN,
  CHANGE_PERIOD,
  COUNTED_BY,
  GROUP,
  HAS_GOOD,
  HOLD_GROUP,
  HOLD_OPEN,
  LOCK_PERIOD,
  OPEN_PERIODS,
  PERIODS,
  REMOVE_COUNT,
} from './stocktaking-queries';

type ScanRow = CountRow & { readonly content_hash: Buffer };

@Injectable()
export class PgStocktakings extends Stocktakings {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  group(groupId: string, { userId, cardGroupId, within }: Viewer): Promise<StockGroup | undefined> {
    return this.db.one<StockGroup>(GROUP(reached('g.owner_id', '$4')), [
      ...[groupId, userId, cardGroupId],
      within ?? null,
    ]);
  }

  addPeriod(
    period: StocktakingPeriod,
    call: Call,
    rule: (open: readonly StocktakingPeriod[]) => Verdict<StocktakingPeriod>,
  ): Promise<StocktakingPeriod> {
    return idempotent(this.db, call, async (tx) => {
      await holdPresent(tx, call.actor);
      // Of two concurrent periods, the second sees the first.
      await tx.read(HOLD_GROUP, [period.groupId]);
      const open = await tx.read<PeriodRow>(OPEN_PERIODS, [period.groupId]);
      const opened = unwrap(rule(open.map(periodFrom)));
      await tx.read(ADD_PERIOD, periodValues(opened));
      await this.tellChange(tx, opened.groupId, opened.id, call.now);
      return opened;
    });
  }

  async period(id: string): Promise<StocktakingPeriod | undefined> {
    const sql = `select ${PERIOD_COLUMNS} from stocktaking_period where id = $1`;
    const row = await this.db.one<PeriodRow>(sql, [id]);
    return row && periodFrom(row);
  }

  async periods(
    groupId: string,
    page: number,
    perPage: number,
  ): Promise<{ periods: StocktakingPeriod[]; total: number }> {
    const rows = await this.db.read<PeriodRow & { total: number }>(PERIODS, [
      ...[groupId, perPage],
      (page - 1) * perPage,
    ]);
    return { periods: rows.map(periodFrom), total: rows[0]?.total ?? 0 };
  }

  changePeriod(
    id: string,
    goodIds: readonly string[] | null,
    call: Call,
    rule: (period: StocktakingPeriod) => Verdict<StocktakingPeriod>,
  ): Promise<StocktakingPeriod | undefined> {
    return this.db.transaction(async (tx) => {
      const row = await tx.one<PeriodRow>(LOCK_PERIOD, [id]);
      if (!row) return undefined;
      const before = periodFrom(row);
      const after = unwrap(rule(before));
      if (after === before) return before;
      await tx.read(CHANGE_PERIOD, periodValues(after));
      await this.tellChange(tx, after.groupId, id, call.now);
      if (after.closedAt !== before.closedAt) await this.freeze(tx, before, after, goodIds);
      return after;
    });
  }

  async hasGood(groupId: string, goodId: string): Promise<boolean> {
    return (await this.db.one(HAS_GOOD, [groupId, goodId])) !== undefined;
  }

  async goodsByCode(groupId: string, { labelHash, goodId, managementIds }: CodeReadings): Promise<string[]> {
    const read = [labelHash ?? null, goodId ?? null, managementIds];
    const rows = await this.db.read<{ id: string }>(BY_CODE, [groupId, ...read]);
    return rows.map(({ id }) => id);
  }

  async byScan(scanId: string): Promise<RecordedCount | undefined> {
    const row = await this.db.one<ScanRow>(BY_SCAN, [scanId]);
    return row && known(row);
  }

  record(count: StockCount, contentHash: Buffer, call: Call): Promise<RecordedCount> {
    return this.db.transaction(async (tx) => {
      await holdPresent(tx, call.actor);
      await holdOpen(tx, count);
      const values = [...countValues(count), contentHash, instant(call.now)];
      if (await tx.one(ADD_COUNT, values)) {
        await this.tellChange(tx, count.groupId, count.periodId, call.now);
        return { count, contentHash, isKnown: false };
      }
      return known((await tx.one<ScanRow>(BY_SCAN, [count.scanId]))!);
    });
  }

  async count(id: string): Promise<StockCount | undefined> {
    const sql = `select ${COUNT_COLUMNS} from stocktaking where id = $1 and deleted_at is null`;
    const row = await this.db.one<CountRow>(sql, [id]);
    return row && countFrom(row);
  }

  async counts(asked: ListedCounts): Promise<{ counts: StockCount[]; total: number }> {
    const { text, params } = countsQuery(asked);
    const rows = await this.db.read<CountRow & { total: number }>(text, params);
    return { counts: rows.map(countFrom), total: rows[0]?.total ?? 0 };
  }

  async countedBy(userId: string, beforeId: string | null, most: number): Promise<StockCount[]> {
    return (await this.db.read<CountRow>(COUNTED_BY, [userId, beforeId, most])).map(countFrom);
  }

  remove(count: StockCount, userId: string, now: number): Promise<void> {
    return this.db.transaction(async (tx) => {
      await holdOpen(tx, count);
      await tx.read(REMOVE_COUNT, [count.id, instant(now), userId]);
      await this.tellChange(tx, count.groupId, count.periodId, now);
    });
  }

  private tellChange(tx: SqlTx, groupId: string, periodId: string | null, now: number): Promise<void> {
    return this.outbox.append(tx, stocktakingChanged(groupId, periodId, now));
  }

  /** Freezes the check as it is now; no count can interfere, since the period is locked. */
  private async freeze(
    tx: SqlTx,
    open: StocktakingPeriod,
    closed: StocktakingPeriod,
    goodIds: readonly string[] | null,
  ): Promise<void> {
    const scope = { groupId: open.groupId, period: open };
    const rows = await liveRows(tx, { scope, goodIds, goodId: null, now: closed.closedAt! });
    await tx.read(FREEZE, [closed.id, JSON.stringify(rows)]);
    const totals = totalsOf(rows.map((row) => checkOf(factsFrom(row))));
    await this.outbox.append(tx, stocktakingFinished(closed, totals));
  }
}

/** The period of a count does not close before the transaction ends. @throws DomainError `stocktaking.closed` */
async function holdOpen(tx: SqlTx, { periodId }: StockCount): Promise<void> {
  if (periodId === null) return;
  const period = await tx.one<{ open: boolean }>(HOLD_OPEN, [periodId]);
  if (!period?.open) throw refused('stocktaking.closed');
}

function known(row: ScanRow): RecordedCount {
  return { count: countFrom(row), contentHash: row.content_hash, isKnown: true };
}
