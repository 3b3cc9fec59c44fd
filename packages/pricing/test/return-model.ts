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
  // Pieces that are equally late are one line, whose sum is cut to the yen.
  const late = pieces.map((at) => lateUnits(facts, at));
  const overdue = [...new Set(late)].reduce((sum, units) => {
    const quantity = late.filter((one) => one === units).length;
    return sum + Math.min(costOfUnits(facts, units, quantity), capOf(facts, quantity));
  }, 0);
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

/** Late days or quarters of a piece. */
function lateUnits({ zone, whole, isClosed }: ReturnFacts, at: number): number {
  if (whole.unit === 'day') {
    let days = 0;
    for (let day = whole.endDate; day < dayOf(at, zone);) {
      day = addDays(day, 1);
      if (!isClosed(day)) days += 1;
    }
    return days;
  }
  const byWindow = new Map<number, number>();
  for (let begin = whole.endAt; begin < at; begin += QUARTER) {
    if (isClosed(dayOf(begin, zone))) continue;
    const window = Math.floor((begin - whole.endAt) / 86_400_000);
    byWindow.set(window, Math.min(32, (byWindow.get(window) ?? 0) + 1));
  }
  return [...byWindow.values()].reduce((sum, count) => sum + count, 0);
}

/** Yen for equally late pieces, without the limit. */
function costOfUnits({ prices, whole }: ReturnFacts, units: number, quantity: number): number {
  const { perHour, perDay, perWeek, perMonth } = prices;
  if (whole.unit === 'hour') return Math.floor((units * (perHour ?? 0) * quantity) / 4);
  return units * quantity * (perDay || Math.ceil((perWeek ?? 0) / 7) || Math.ceil((perMonth ?? 0) / 31));
}
