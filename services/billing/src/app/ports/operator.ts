import type { PlanId } from '../../domain/plans';

/** What the operator has settled. */
export abstract class Operator {
  /** The plan of accounts that neither bought nor were given one. */
  abstract readonly defaultPlan: PlanId;
  /** Lower case. */
  abstract readonly staff: readonly string[];
  /** An address or a site; empty where there is none. */
  abstract readonly contact: string;
  /** The operator's share of what is paid by card, percent. */
  abstract readonly commissionPercent: number;
}

/** Security time, which nothing moves. */
export abstract class SecurityTime {
  /** Epoch milliseconds. */
  abstract now(): number;
}
