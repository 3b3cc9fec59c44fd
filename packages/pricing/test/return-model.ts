import { addDays, dayOf, MAX_CHARGE, MIN_CHARGE, unwrap } from '@kashikari/kernel';
import { priceOfLoan, type LoanRange, type ReturnFacts } from '../src';

const QUARTER = 15 * 60_000;

/** Counts what a return costs piece by piece, and each day or quarter on its own. */
export function costByCounting(facts: ReturnFacts): { extended: number; overdue: number; total: number } {
  const { returns } = facts;
  const pieces = returns.flatMap(({ quantity, at }) => Array.from({ length: quantity }, () => at));
  const last = Math.max(...pieces);
  const used = cut(facts.whole, last, facts.zone);
  const priceOf = (range: LoanRange) => unwrap(priceOfLoan(facts.prices, range, pieces.length)).total;
  const extended = Math.max(0, priceOf(used) - priceOf(facts.agreed));
  const byTime = [...new Set(pieces)].map((at) => pieces.filter((one) => one === at));
  const overdue = byTime.reduce(
    (sum, group) => sum + Math.min(lateOf(facts, group[0]!, group.length), capOf(facts, group.length)),
    0,
  );
  const total = extended + overdue;
  if (total < MIN_CHARGE) return { extended: 0, overdue: 0, total: 0 };
  const kept = Math.min(extended, MAX_CHARGE);
  const charged = Math.min(total, MAX_CHARGE);
  return { extended: kept, overdue: charged - kept, total: charged };
}

const capOf = ({ purchasePrice }: ReturnFacts, quantity: number) =>
  purchasePrice === null ? Infinity : purchasePrice * quantity;

function cut(range: LoanRange, at: number, zone: string): LoanRange {
  if (range.unit === 'day') {
    let { endDate } = range;
    while (endDate > dayOf(at, zone)) endDate = addDays(endDate, -1);
    return { ...range, endDate };
  }
  let { endAt } = range;
  while (endAt - QUARTER >= at) endAt -= QUARTER;
  return { ...range, endAt };
}

/** Yen for pieces that came back together, without the limit. */
function lateOf({ prices, zone, whole, isClosed }: ReturnFacts, at: number, quantity: number): number {
  if (whole.unit === 'day') {
    const unit =
      prices.perDay || Math.ceil((prices.perWeek ?? 0) / 7) || Math.ceil((prices.perMonth ?? 0) / 31);
    let sum = 0;
    for (let day = whole.endDate; day < dayOf(at, zone);) {
      day = addDays(day, 1);
      if (!isClosed(day)) sum += unit * quantity;
    }
    return sum;
  }
  const perDay = new Map<number, number>();
  for (let begin = whole.endAt; begin < at; begin += QUARTER) {
    if (isClosed(dayOf(begin, zone))) continue;
    const window = Math.floor((begin - whole.endAt) / 86_400_000);
    perDay.set(window, Math.min(32, (perDay.get(window) ?? 0) + 1));
  }
  const quarters = [...perDay.values()].reduce((sum, count) => sum + count, 0);
  return Math.floor((quarters * (prices.perHour ?? 0) * quantity) / 4);
}
