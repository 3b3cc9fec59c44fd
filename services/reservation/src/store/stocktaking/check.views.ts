import { Database, type Queries } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { StockChecks, type CheckScope } from '../../app/ports/stocktaking';
import { checkOf, type DecidedCheck } from '../../domain/stocktaking/check';
import { instant } from '../booking/booking-row';
import { FROZEN_CHECK, LIVE_CHECK, LIVE_CHECK_OF_GOOD } from './check-query';
import { factsFrom, type DecidedRow, type FactsRow } from './stocktaking-rows';

/** The check in one query, however many goods there are. */
@Injectable()
export class PgStockChecks extends StockChecks {
  constructor(private readonly db: Database) {
    super();
  }

  async of(asked: CheckScope): Promise<DecidedCheck[]> {
    const { period } = asked.scope;
    if (period?.closedAt == null) {
      const rows = await liveRows(this.db, asked);
      return rows.map((row) => checkOf({ ...factsFrom(row), decision: null }));
    }
    const rows = await this.db.read<DecidedRow>(FROZEN_CHECK, [period.id, asked.goodId]);
    return rows.map((row) => checkOf({ ...factsFrom(row), decision: decisionOf(row) }));
  }
}

/** The rows of a period that is open, or of a day. */
export function liveRows(queries: Queries, { scope, goodIds, goodId, now }: CheckScope): Promise<FactsRow[]> {
  const { groupId, period } = scope;
  const day = scope.period === null ? scope.day : null;
  const params = [groupId, period?.id ?? null, day, goodIds, instant(now)];
  return goodId === null
    ? queries.read<FactsRow>(LIVE_CHECK, params)
    : queries.read<FactsRow>(LIVE_CHECK_OF_GOOD, [...params, goodId]);
}

function decisionOf({ choice, reason, decided_by: decidedBy }: DecidedRow) {
  return choice === null || decidedBy === null ? null : { choice, reason: reason ?? '', decidedBy };
}
