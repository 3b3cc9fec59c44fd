import type { Day } from '@kashikari/kernel';
import type { ClosedDays, CountScope, Days, SparseCounts } from '../../domain/lending-counts';

/** A person who asks for counts. */
export interface CountReader {
  readonly userId: string;
  /** Lenders that the person's shell reaches; undefined: all. */
  readonly within: readonly string[] | undefined;
}

/** The lender of a scope; for a group, the account that owns it. */
export interface CountedLender extends ClosedDays {
  readonly timeZone: string;
}

export interface CountQuery extends Days {
  readonly scope: CountScope;
  /** IANA zone of the days. */
  readonly timeZone: string;
  readonly today: Day;
  /** Business time, epoch milliseconds. */
  readonly now: number;
}

/** Counts of lending, from the index. */
export abstract class CountViews {
  /** Returns the lender of a scope; undefined if it is unknown, or if the person may not see its counts. */
  abstract lender(scope: CountScope, reader: CountReader): Promise<CountedLender | undefined>;
  /** Counts the days of a range up to today. */
  abstract count(query: CountQuery): Promise<SparseCounts>;
}
