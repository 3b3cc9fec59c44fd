/** Results of comparing a count with the expected units; the names of `state` on the wire. */
export const STOCK_STATES = ['match', 'short', 'over', 'not_scanned', 'unexpected'] as const;
type StockState = (typeof STOCK_STATES)[number];

/** A good with what was counted of it, and where its other units were at that moment. */
export interface StockFacts {
  readonly goodId: string;
  readonly title: string;
  readonly managementId: string;
  /** Units that the good has. */
  readonly quantity: number;
  /** Units with borrowers at its newest count; not counted: now, or when the period was closed. */
  readonly out: number;
  /** Units that are repaired or mislaid, at the same moment. */
  readonly outOfService: number;
  /** The newest counts of all places; null if it was not counted. */
  readonly actual: number | null;
  /** Places at which it was counted. */
  readonly places: readonly string[];
  /** Newest count, epoch milliseconds. */
  readonly countedAt: number | null;
  readonly countedBy: string | null;
}

export interface StockDecision {
  readonly choice: SettleChoice;
  readonly reason: string;
  readonly decidedBy: string;
}

export type SettleChoice = 'quantity' | 'lost' | 'out_of_service' | 'left';

export interface StockCheck extends StockFacts {
  readonly expected: number;
  /** Counted less expected; null if it was not counted. */
  readonly difference: number | null;
  readonly state: StockState;
}

/** A good of the check: expected are its units that are neither out nor out of service. */
export function checkOf<F extends StockFacts>(facts: F): F & StockCheck {
  const { quantity, out, outOfService, actual } = facts;
  // More can be out than the good has, after its quantity was lowered.
  const expected = Math.max(0, quantity - out - outOfService);
  const difference = actual === null ? null : actual - expected;
  return { ...facts, expected, difference, state: stateOf(difference, out) };
}

function stateOf(difference: number | null, out: number): StockState {
  if (difference === null) return 'not_scanned';
  if (difference === 0) return 'match';
  if (difference < 0) return 'short';
  return out > 0 ? 'unexpected' : 'over';
}

export interface CheckFilter {
  readonly state: StockState | undefined;
  /** Restricts to goods that were counted at this place. */
  readonly place: string | undefined;
  /** True if only goods with an undecided difference are returned. */
  readonly undecided: boolean;
}

/** A line of the check with the decision about its difference. */
export type DecidedCheck = StockCheck & { readonly decision: StockDecision | null };

export type StockTotals = Readonly<Record<StockState, number>>;

/** Returns true if a good differs or was not counted, and has no decision. */
const isUndecided = ({ state, decision }: DecidedCheck): boolean => state !== 'match' && decision === null;

export interface FilteredChecks {
  readonly checks: readonly DecidedCheck[];
  /** Goods in each state at the place of the filter. */
  readonly totals: StockTotals;
  /** Goods there about which something is to be decided. */
  readonly undecided: number;
}

/** Returns the goods that match a filter, in their order. */
export function filterChecks(
  checks: readonly DecidedCheck[],
  { state, place, undecided }: CheckFilter,
): FilteredChecks {
  const there = place === undefined ? checks : checks.filter(({ places }) => places.includes(place));
  const waiting = there.filter(isUndecided);
  return {
    checks: (undecided ? waiting : there).filter((check) => state === undefined || check.state === state),
    totals: totalsOf(there),
    undecided: waiting.length,
  };
}

/** Goods that were counted at a place. */
export interface StockPlace {
  readonly place: string;
  readonly goods: number;
}

/** Returns the places of counts, in the order of names; counts without a place are omitted. */
export function placesOf(checks: readonly StockCheck[]): readonly StockPlace[] {
  const goods = new Map<string, number>();
  for (const { places } of checks) {
    for (const place of places) if (place !== '') goods.set(place, (goods.get(place) ?? 0) + 1);
  }
  return [...goods]
    .map(([place, count]) => ({ place, goods: count }))
    .sort((one, other) => one.place.localeCompare(other.place, 'ja'));
}

export function totalsOf(checks: readonly StockCheck[]): StockTotals {
  const totals = { match: 0, short: 0, over: 0, not_scanned: 0, unexpected: 0 };
  for (const { state } of checks) totals[state] += 1;
  return totals;
}
