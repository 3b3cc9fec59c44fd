import type { Months, UsageBy, UsageCount, UsageStock } from '../../domain/usage';
import type { Viewer } from './bookings';

/** Scope of the statistics: a lender's goods, the goods in a group, or one good. */
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
  /** Start of the time in which the good was not out. A good that was never out was registered before it. */
  readonly since: number;
  readonly now: number;
  /** Page number, starting at 1. */
  readonly page: number;
  readonly perPage: number;
}

/** Counts bookings that are finished or in progress. */
export abstract class UsageViews {
  /** Returns true if the viewer manages the lender or the good, or owns the group. Always false for a member card. */
  abstract mayRead(scope: UsageScope, viewer: Viewer): Promise<boolean>;
  abstract count(scope: UsageScope, by: UsageBy, range: Months, now: number): Promise<UsageCount[]>;
  /** The units of each lender in the scope, or of each good. */
  abstract stock(scope: UsageScope, by: UsageBy): Promise<UsageStock[]>;
  /** The longest idle first; those that were never out before all others. */
  abstract idle(search: IdleSearch): Promise<{ readonly goods: IdleGood[]; readonly total: number }>;
}
