import { SETS, stocktakings, textOf, wordOf } from '@kashikari/contracts';
import { notFound, type Locale } from '@kashikari/kernel';
import type { ColumnOption } from 'csv-stringify';
import { answerOf } from '../mappers/answer-of';
import { localTime } from '../mappers/local-time';
import { StocktakingPeriod } from './stocktaking-period.schema';
import { Stocktaking, StocktakingCheck } from './stocktaking.schema';
import { COLUMNS, wordsFor, type Column } from './stocktaking.words';

export const toStocktaking = answerOf(Stocktaking, stocktakings.Stocktaking, { unit_id: () => null });

export const toCheck = answerOf(StocktakingCheck, stocktakings.StocktakingCheck, { unit_id: () => null });

const toPeriodBody = answerOf(StocktakingPeriod, stocktakings.StocktakingPeriod);

/** @param asked id in the request, for the refusal if it is missing */
export function toPeriod(period: stocktakings.StocktakingPeriod | undefined, asked: string) {
  if (!period) throw notFound('stocktaking_period', asked);
  return toPeriodBody(period);
}

/** Goods in each state. */
export function toTotals(totals: readonly stocktakings.StocktakingTotal[]) {
  const counted = { match: 0, short: 0, over: 0, not_scanned: 0, unexpected: 0 };
  for (const { state, total } of totals) {
    const word = textOf(SETS.stocktakingState, state);
    if (word) counted[word] = total;
  }
  return counted;
}

type Line = Readonly<Record<Column, string | number>>;

/** A check as a line of a file: times as the clock of the group's account shows them. */
export function toLine(
  check: stocktakings.StocktakingCheck,
  timeZone: string,
  names: ReadonlyMap<string, string>,
  locale: Locale,
): Line {
  const { states, choices } = wordsFor(locale);
  const choice = textOf(SETS.settleChoice, check.choice);
  return {
    good: check.goodTitle,
    management_id: check.managementId,
    expected: check.expectedQuantity,
    actual: check.actualQuantity ?? '',
    difference: check.difference ?? '',
    state: states[wordOf(SETS.stocktakingState, check.state)],
    counted_at: check.countedAt ? localTime(check.countedAt, timeZone) : '',
    counted_by: names.get(check.countedBy) ?? '',
    choice: choice ? choices[choice] : '',
    reason: check.reason,
    good_id: check.goodId,
  };
}

/** The columns, headed in a language. */
export function columnsIn(locale: Locale): ColumnOption[] {
  const { heads } = wordsFor(locale);
  return COLUMNS.map((key) => ({ key, header: heads[key] }));
}
