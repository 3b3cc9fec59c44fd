import { MAX_CHARGE, MIN_CHARGE, type Day } from '@kashikari/kernel';
import { lateLine, type LateTerms } from './late-units';
import type { LoanRange, Prices } from './loan';
import { linesOfLoan, type PriceLine } from './price-of-loan';
import { lengthBetween, rangeUntil } from './range-until';

/** Pieces that came back at the same time. */
export interface ReturnedPieces {
  readonly quantity: number;
  /** Time of the return, epoch milliseconds. */
  readonly at: number;
}

/** Facts of a returned loan that decide what it costs beyond its price. */
export interface ReturnFacts {
  /** Frozen prices of one piece. */
  readonly prices: Prices;
  /** IANA time zone of the booking, in which its days are counted. */
  readonly zone: string;
  /** The booked range, which the price covers. */
  readonly agreed: LoanRange;
  /** The range with its extensions, by the unit of `agreed`; lateness begins at its end. */
  readonly whole: LoanRange;
  /** All returns of the loan; their pieces add up to its quantity. */
  readonly returns: readonly ReturnedPieces[];
  /** Returns true for a day on which nothing can be returned: it is no lateness. */
  readonly isClosed: (day: Day) => boolean;
  /** Highest cost of lateness for one piece, yen; null for no limit. */
  readonly purchasePrice: number | null;
}

/** Cost of a loan beyond its price, yen, tax included. */
export interface ReturnPrice {
  /** Price of the extension. */
  readonly extended: number;
  /** Cost of lateness. */
  readonly overdue: number;
  /** Sum of both, and of the lines: 0, or {@link MIN_CHARGE} to {@link MAX_CHARGE}. */
  readonly total: number;
  readonly lines: readonly PriceLine[];
}

const FREE: ReturnPrice = { extended: 0, overdue: 0, total: 0, lines: [] };

/**
 * Returns what a loan costs beyond its price, known once its last piece is back (specification, section 9).
 * - Extended: the price of the range up to the last return minus that of the booked range, for the whole quantity.
 * - Overdue: the days or hours after the end, for the pieces that were still out.
 *
 * A total below {@link MIN_CHARGE} is waived; a higher one than {@link MAX_CHARGE} is cut to it, lateness first.
 */
export function chargeAtReturn(facts: ReturnFacts): ReturnPrice {
  const lines = cutTo(MAX_CHARGE, [...extensionLines(facts), ...lateLines(facts)]);
  const total = sumOf(lines);
  if (total < MIN_CHARGE) return FREE;
  const extended = sumOf(lines.filter(({ kind }) => kind === 'extended'));
  return { extended, overdue: total - extended, total, lines };
}

function extensionLines({ prices, zone, agreed, whole, returns }: ReturnFacts): PriceLine[] {
  const quantity = returns.reduce((sum, part) => sum + part.quantity, 0);
  const lastReturn = Math.max(...returns.map(({ at }) => at));
  const used = rangeUntil(whole, lastReturn, zone);
  const count = lengthBetween(agreed, used);
  if (count <= 0) return [];
  const priceOf = (range: LoanRange) => {
    const lines = linesOfLoan(prices, range, quantity);
    return lines.length > 0 ? Math.max(MIN_CHARGE, sumOf(lines)) : 0;
  };
  const amount = priceOf(used) - priceOf(agreed);
  return amount > 0 ? [{ kind: 'extended', count, unitPrice: 0, quantity, amount }] : [];
}

/** Returns a line for each number of days or hours by which pieces were late, the shortest first. */
function lateLines({ prices, zone, whole, returns, isClosed, purchasePrice }: ReturnFacts): PriceLine[] {
  const terms: LateTerms = { prices, zone, whole, isClosed };
  const byCount = new Map<number, PriceLine>();
  for (const { quantity, at } of returns) {
    const line = lateLine(terms, at, quantity);
    if (!line) continue;
    const known = byCount.get(line.count);
    byCount.set(line.count, known ? lateLine(terms, at, known.quantity + quantity)! : line);
  }
  return [...byCount.values()]
    .sort((a, b) => a.count - b.count)
    .map((line) => (purchasePrice === null ? line : capped(line, purchasePrice * line.quantity)))
    .filter(({ amount }) => amount > 0);
}

/** Cuts the last lines first, until the sum is up to `most` yen. */
function cutTo(most: number, lines: readonly PriceLine[]): PriceLine[] {
  let left = most;
  return lines.flatMap((line) => {
    const cut = capped(line, left);
    left -= cut.amount;
    return cut.amount > 0 ? [cut] : [];
  });
}

const capped = (line: PriceLine, most: number): PriceLine => ({
  ...line,
  amount: Math.min(line.amount, most),
});

const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
