import { Database } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../app/ports';
import { UsageViews, type IdleGood, type IdleSearch, type UsageScope } from '../../app/ports/usage-views';
import {
  addMonths,
  firstDay,
  type Months,
  type UsageBy,
  type UsageCount,
  type UsageStock,
} from '../../domain/usage';
import type { Lender } from '../../domain/good';
import { instant, millis } from '../booking/booking-row';
import { lenderFrom, type AccountJson } from '../goods/terms-row';
import { idleQuery, MAY_READ, stockQuery, usageQuery } from './usage-query';

interface CountRow {
  readonly key: string;
  readonly lender_id: string;
  readonly lent: number;
  readonly days_out: number;
  readonly returned: number;
  readonly on_time: number;
  readonly overdue: number;
}

interface StockRow {
  readonly lender: AccountJson | null;
  readonly lender_id: string;
  readonly pieces: number;
  readonly good_id: string | null;
}

interface IdleRow {
  readonly good_id: string;
  readonly last_out_at: Date | null;
  readonly total: number;
}

/** Counts bookings in the database: one query for all keys, over an index of the scope's goods. */
@Injectable()
export class PgUsageViews extends UsageViews {
  constructor(private readonly db: Database) {
    super();
  }

  async mayRead({ kind, id }: UsageScope, { userId, cardGroupId, within }: Viewer): Promise<boolean> {
    const row = await this.db.one<{ may: boolean | null }>(MAY_READ[kind], [
      id,
      userId,
      cardGroupId,
      within ?? null,
    ]);
    return row?.may === true;
  }

  async count(
    { kind, id }: UsageScope,
    by: UsageBy,
    { from, to }: Months,
    now: number,
  ): Promise<UsageCount[]> {
    const rows = await this.db.read<CountRow>(usageQuery(kind, by), [
      id,
      firstDay(from),
      firstDay(addMonths(to, 1)),
      instant(now),
    ]);
    return rows.map((row) => ({
      ...{ key: row.key, lenderId: row.lender_id, lent: row.lent, daysOut: row.days_out },
      ...{ returned: row.returned, onTime: row.on_time, overdue: row.overdue },
    }));
  }

  async stock({ kind, id: scope }: UsageScope, by: UsageBy): Promise<UsageStock[]> {
    const rows = await this.db.read<StockRow>(stockQuery(kind, by), [scope]);
    // One object for each lender, whose open days are then counted once.
    const lenders = new Map<string, Lender>();
    for (const { lender } of rows) if (lender) lenders.set(lender.id, lenderFrom(lender));
    return rows.map(({ lender_id: id, pieces, good_id: goodId }) => ({
      lender: lenders.get(id)!,
      pieces,
      ...(goodId !== null && { goodId }),
    }));
  }

  async idle({
    scope,
    since,
    now,
    page,
    perPage,
  }: IdleSearch): Promise<{ goods: IdleGood[]; total: number }> {
    const rows = await this.db.read<IdleRow>(idleQuery(scope.kind), [
      scope.id,
      instant(since),
      instant(now),
      (page - 1) * perPage,
      perPage,
    ]);
    const goods = rows.map((row) => ({ goodId: row.good_id, lastOutAt: millis(row.last_out_at) }));
    return { goods, total: rows[0]?.total ?? 0 };
  }
}
