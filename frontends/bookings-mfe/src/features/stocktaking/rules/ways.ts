import type { SettleChoice, StockCheck } from '../api/stocktaking-types';

export interface Way {
  readonly choice: Exclude<SettleChoice, 'out_of_service'>;
  /** Pieces that the item has afterwards; undefined: as many as before, or unknown. */
  readonly becomes?: number | undefined;
  /** Pieces that are lost. */
  readonly missing: number;
}

/** Returns the decisions by which a difference can be settled, without those that the server would refuse. */
export function waysOf(
  check: Pick<StockCheck, 'expected_quantity' | 'actual_quantity' | 'difference' | 'state'>,
  quantity: number | undefined,
): readonly Way[] {
  const { expected_quantity: expected, actual_quantity: actual, difference } = check;
  const missing = expected - (actual ?? 0);
  const becomes = (by: number) => (quantity === undefined ? undefined : quantity + by);
  return [
    ...(difference !== null && difference !== 0
      ? [{ choice: 'quantity', becomes: becomes(difference), missing: 0 } as const]
      : []),
    ...(missing > 0 ? [{ choice: 'lost', becomes: becomes(-missing), missing } as const] : []),
    { choice: 'left', missing: 0 },
  ];
}
