import type { Occupant } from '@kashikari/availability';
import type { Day, Interval } from '@kashikari/kernel';
import type { OfferedGood } from '../../domain/offered-goods';
import type { WireState } from '../../domain/state';
import type { Terms, Viewer } from './bookings';

/** A conflicting booking, as a calendar shows it. */
export interface Busy extends Occupant {
  readonly id: string;
  readonly borrowerId: string;
  /** Time during which the borrower has the good; ends with the return. */
  readonly span: Interval;
  /** `held`: for a waiting person with an offer; its id is that of the wait. */
  readonly state: WireState | 'held';
}

export interface GoodBusy {
  readonly terms: Terms;
  /** Returns the conflicting bookings. Parsed on demand, since a hundred goods may have ten thousand. */
  readonly busy: () => readonly Busy[];
  /** True if the viewer may see the borrowers. */
  readonly namesVisible: boolean;
}

export abstract class Schedules {
  /**
   * Returns the goods that the viewer sees, in the order of the request, with the bookings that overlap the days; one
   * query.
   */
  abstract of(
    goodIds: readonly string[],
    from: Day,
    days: number,
    viewer: Viewer,
    now: number,
  ): Promise<GoodBusy[]>;
  /** Returns the bookings and holds that occupy a good within an interval. */
  abstract occupants(goodId: string, within: Interval, now: number, exceptId?: string): Promise<Occupant[]>;
}

/** A booking request for which other goods are offered. */
export interface OfferRequest {
  readonly viewer: Viewer;
  readonly borrowerId: string;
  readonly within: Interval;
  readonly isHourly: boolean;
  readonly quantity: number;
  readonly now: number;
}

export abstract class EqualGoods {
  /** Returns true if any good is equal to this one, whoever may book it. Cheap. */
  abstract areThereAny(goodId: string): Promise<boolean>;
  /** Returns equal goods that the viewer may book, the most similar first, with their conflicts, by one query. */
  abstract of(goodId: string, asked: OfferRequest): Promise<OfferedGood[]>;
}

/** A good that was out together with another. */
export interface Companion extends OfferedGood {
  /** Bookings of the other good within the last 365 days during which the same person had this one. */
  readonly times: number;
}

export abstract class Companions {
  /**
   * Returns companions of a good that the viewer may book, the most frequent first, with their conflicts, by one query.
   */
  abstract of(goodId: string, asked: OfferRequest): Promise<Companion[]>;
}
