import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { CountViews, type CountedLender, type CountQuery, type CountReader } from '../../app/ports';
import {
  NO_COUNTS,
  type CountScope,
  type LendingCounts,
  type SparseCounts,
} from '../../domain/lending-counts';
import { countQuery } from './count-query';
import { holidaysIn } from './holidays';
import { READABLE_LENDER } from './scope-queries';

interface LenderRow {
  readonly time_zone: string;
  readonly disabled_days_indexes: number[];
  readonly closed_dates: string[];
  readonly closed_on_holidays: string;
}

interface CountRow {
  readonly day: string | null;
  readonly week: string | null;
  readonly created: number;
  readonly started: number;
  readonly returned: number;
  readonly cancelled: number;
  readonly overdue: number;
  readonly borrowers: number;
  readonly new_members: number;
  readonly goods_in_use: number;
  readonly revenue: number;
}

/** Counts in the database: one query for all days. */
@Injectable()
export class PgCountViews extends CountViews {
  constructor(private readonly db: Database) {
    super();
  }

  async lender(
    { kind, id }: CountScope,
    { userId, within }: CountReader,
  ): Promise<CountedLender | undefined> {
    const row = await this.db.one<LenderRow>(READABLE_LENDER[kind], [id, userId, within ?? null]);
    return (
      row && {
        timeZone: row.time_zone,
        disabledWeekdays: row.disabled_days_indexes,
        closedDates: row.closed_dates,
        holidays: holidaysIn(row.closed_on_holidays),
      }
    );
  }

  async count({ scope, from, to, today, timeZone, now }: CountQuery): Promise<SparseCounts> {
    const days = new Map<string, LendingCounts>();
    const weeks = new Map<string, LendingCounts>();
    let total = NO_COUNTS;
    // Days to come have no counts.
    const last = to < today ? to : today;
    if (from > last) return { days, weeks, total };
    const values = [scope.id, from, last, new Date(now).toISOString(), timeZone];
    for (const row of await this.db.read<CountRow>(countQuery(scope.kind), values)) {
      if (row.day !== null) days.set(row.day, countsOf(row));
      else if (row.week !== null) weeks.set(row.week, countsOf(row));
      else total = countsOf(row);
    }
    return { days, weeks, total };
  }
}

const countsOf = (row: CountRow): LendingCounts => ({
  ...{ created: row.created, started: row.started, returned: row.returned, cancelled: row.cancelled },
  ...{ overdue: row.overdue, borrowers: row.borrowers, newMembers: row.new_members },
  ...{ goodsInUse: row.goods_in_use, revenue: row.revenue },
});
