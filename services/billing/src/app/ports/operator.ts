import type { VolumeStep } from '@kashikari/pricing';
import type { PlanId } from '../../domain/plans';

export abstract class Operator {
  /** Issuer of the operator's documents. */
  abstract readonly name: string;
  /** `T` and 13 digits; empty: its documents are receipts. */
  abstract readonly registrationNumber: string;
  /** The plan of accounts that neither bought nor were given one. */
  abstract readonly defaultPlan: PlanId;
  /** Lower case. */
  abstract readonly staff: readonly string[];
  /** Email address or site; empty if not set. */
  abstract readonly contact: string;
  /** The operator's share of what is paid by card, percent. */
  abstract readonly commissionPercent: number;
  /** The unit of the plan price: each member, or the whole account. */
  abstract readonly planUnit: 'member' | 'account';
  abstract readonly volumeDiscounts: readonly VolumeStep[];
}

/** Ids of what is new. */
export abstract class Ids {
  abstract next(): string;
}

/** Security time, which nothing moves. */
export abstract class SecurityTime {
  /** Epoch milliseconds. */
  abstract now(): number;
}
