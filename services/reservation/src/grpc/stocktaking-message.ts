import { enumOf, SETS, type stocktakings } from '@kashikari/contracts';
import { STOCK_STATES, type DecidedCheck, type StockTotals } from '../domain/stocktaking/check';
import type { StockCount } from '../domain/stocktaking/count';
import type { StocktakingPeriod } from '../domain/stocktaking/period';

export function periodMessage(period: StocktakingPeriod): stocktakings.StocktakingPeriod {
  const { createdAt, closedAt, closedBy, folderIds, ...rest } = period;
  return {
    ...rest,
    folderIds: [...folderIds],
    createdAt: new Date(createdAt),
    closedAt: dateOf(closedAt),
    closedBy: closedBy ?? '',
  };
}

export function countMessage(count: StockCount): stocktakings.Stocktaking {
  const { quantity, day, countedAt, periodId, ...rest } = count;
  return {
    ...rest,
    periodId: periodId ?? '',
    date: day,
    actualQuantity: quantity,
    countedAt: new Date(countedAt),
  };
}

export function checkMessage(check: DecidedCheck): stocktakings.StocktakingCheck {
  const { decision } = check;
  return {
    goodId: check.goodId,
    goodTitle: check.title,
    managementId: check.managementId,
    expectedQuantity: check.expected,
    actualQuantity: check.actual ?? undefined,
    difference: check.difference ?? undefined,
    state: enumOf(SETS.stocktakingState, check.state),
    countedAt: dateOf(check.countedAt),
    countedBy: check.countedBy ?? '',
    choice: decision ? enumOf(SETS.settleChoice, decision.choice) : undefined,
    reason: decision?.reason ?? '',
    settledBy: decision?.decidedBy ?? '',
  };
}

export function totalsMessage(totals: StockTotals): stocktakings.StocktakingTotal[] {
  return STOCK_STATES.map((state) => ({
    state: enumOf(SETS.stocktakingState, state),
    total: totals[state],
  }));
}

function dateOf(millis: number | null): Date | undefined {
  return millis === null ? undefined : new Date(millis);
}
