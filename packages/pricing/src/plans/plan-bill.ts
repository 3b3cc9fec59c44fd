import { MIN_CHARGE } from '@kashikari/kernel';
import { taxIn } from '../shares';
import { plainLine, sumOf, type PlanLine } from './plan-lines';

/** Balances of an account besides its plan, yen. */
export interface Balances {
  /** Paid in advance or given back; it is used before money, and never paid out. */
  readonly credit: number;
  /** Owed, and too little to charge so far. */
  readonly carried: number;
}

/** One settlement of a plan. Yen, tax included. */
export interface PlanBill {
  /** They sum up to `due`. */
  readonly lines: readonly PlanLine[];
  /** Amount to pay, yen; 0 or at least {@link MIN_CHARGE}. */
  readonly due: number;
  /** Consumption tax in what is sold, whether it is paid with money or credit. */
  readonly tax: number;
  /** Credit used; negative where credit was gained. */
  readonly creditUsed: number;
  readonly after: Balances;
}

/**
 * Bills lines: carried amounts join them, credit is used first, and what is less than {@link MIN_CHARGE} waits for the next
 * settlement. A sum below 0 becomes credit.
 */
export function planBill(lines: readonly PlanLine[], { credit, carried }: Balances): PlanBill {
  const all = carried === 0 ? [...lines] : [...lines, plainLine('carried', carried)];
  const owed = sumOf(all);
  const creditUsed = Math.min(credit, owed);
  const rest = owed - creditUsed;
  const waits = rest < MIN_CHARGE ? rest : 0;
  if (creditUsed < 0) all.push(plainLine('to_credit', -creditUsed));
  if (creditUsed > 0) all.push(plainLine('credit', -creditUsed));
  if (waits > 0) all.push(plainLine('waits', -waits));
  const sold = Math.max(0, owed - waits);
  const after = { credit: credit - creditUsed, carried: waits };
  return { lines: all, due: rest - waits, tax: taxIn(sold), creditUsed, after };
}
