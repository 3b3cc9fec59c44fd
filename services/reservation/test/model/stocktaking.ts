/** Stocktaking by looping over everything; imports no code of the product. */
export interface ModelCount {
  readonly scanId: string;
  readonly goodId: string;
  readonly place: string;
  readonly quantity: number;
  readonly countedAt: number;
  readonly deleted: boolean;
}

/** Units that went out together; null: still out. */
export interface ModelLoan {
  readonly goodId: string;
  readonly quantity: number;
  readonly outAt: number;
  readonly backAt: number | null;
}

export interface ModelLine {
  readonly expected: number;
  readonly actual: number | null;
  readonly state: string;
}

/** Returns the check's line of a good, at the moment `now` if nobody counted it. */
export function modelLine(
  good: { readonly id: string; readonly quantity: number },
  counts: readonly ModelCount[],
  loans: readonly ModelLoan[],
  now: number,
): ModelLine {
  const newest = new Map<string, ModelCount>();
  for (const count of counts) {
    if (count.deleted || count.goodId !== good.id) continue;
    const known = newest.get(count.place);
    if (!known || isNewer(count, known)) newest.set(count.place, count);
  }
  let actual: number | null = null;
  let moment: number | null = null;
  for (const { quantity, countedAt } of newest.values()) {
    actual = (actual ?? 0) + quantity;
    if (moment === null || countedAt > moment) moment = countedAt;
  }
  const at = moment ?? now;
  let out = 0;
  for (const loan of loans) {
    const isOut = loan.outAt <= at && (loan.backAt === null || loan.backAt > at);
    if (loan.goodId === good.id && isOut) out += loan.quantity;
  }
  const expected = good.quantity > out ? good.quantity - out : 0;
  return { expected, actual, state: stateFor(expected, actual, out) };
}

function isNewer(a: ModelCount, b: ModelCount): boolean {
  return a.countedAt === b.countedAt ? a.scanId > b.scanId : a.countedAt > b.countedAt;
}

function stateFor(expected: number, actual: number | null, out: number): string {
  if (actual === null) return 'not_scanned';
  if (actual === expected) return 'match';
  if (actual < expected) return 'short';
  return out === 0 ? 'over' : 'unexpected';
}
