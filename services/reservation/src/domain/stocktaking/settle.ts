import { allow, refuse, type Verdict } from '@kashikari/kernel';
import type { SettleChoice, StockCheck } from './check';

/** How a difference is settled. */
export interface Settlement {
  /** Units that the good has afterwards; null: catalog changes nothing. */
  readonly quantity: number | null;
}

/**
 * What a choice does to a good of a closed period. Taking the count makes its quantity what was counted, with the units
 * that were out; lost units lower it.
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
