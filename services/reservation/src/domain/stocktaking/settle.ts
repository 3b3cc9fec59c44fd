import { allow, refuse, type Verdict } from '@kashikari/kernel';
import type { SettleChoice, StockCheck } from './check';

export interface Settlement {
  /** Units that the good has afterwards; null: catalog changes nothing. */
  readonly quantity: number | null;
}

/**
 * Returns the effect of a choice on a good of a closed period. `quantity` sets the good's quantity to the count plus
 * the units that were out; `lost` lowers it.
 */
export function settle(check: StockCheck, choice: SettleChoice, reason: string): Verdict<Settlement> {
  const { expected, actual, quantity, out, outOfService, difference } = check;
  if (choice === 'out_of_service') return refuse('stocktaking.no_maintenance', undefined, 'choice');
  if (choice === 'left') {
    return reason === '' ? refuse('validation.required', undefined, 'reason') : allow({ quantity: null });
  }
  const missing = expected - (actual ?? 0);
  if (choice === 'lost' && missing > 0) return allow({ quantity: quantity - missing });
  if (choice === 'quantity' && actual !== null && difference !== 0)
    return allow({ quantity: actual + out + outOfService });
  return refuse('stocktaking.choice', { choice }, 'choice');
}
