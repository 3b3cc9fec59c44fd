import type { Months, UsageBy, UsageCount, UsageStock } from '../../domain/usage';
import type { Viewer } from './bookings';

/** Whose figures: a lender's, those of the goods in a group, or those of one good. */
export interface UsageScope {
  readonly kind: 'lender' | 'group' | 'good';
  readonly id: string;
}

/** A good of which nothing is out, and when it last was. */
export interface IdleGood {
  readonly goodId: string;
  /** Epoch milliseconds; null for one that never was. */
  readonly lastOutAt: number | null;
}

export interface IdleSearch {
  readonly scope: UsageScope;
  /** Not out since this instant; what was never out was registered before it. */
  readonly since: number;
  readonly now: number;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** Counts bookings that are over or under way. */
export abstract class UsageViews {
  /** Whether the viewer manages the lender or the good, or runs the group; a card does neither. */
  abstract mayRead(scope: UsageScope, viewer: Viewer): Promise<boolean>;
  abstract count(scope: UsageScope, by: UsageBy, range: Months, now: number): Promise<UsageCount[]>;
  /** The units of each lender in the scope, or of each good. */
  abstract stock(scope: UsageScope, by: UsageBy): Promise<UsageStock[]>;
  /** The longest idle first; those that were never out before all others. */
  abstract idle(search: IdleSearch): Promise<{ readonly goods: IdleGood[]; readonly total: number }>;
}
