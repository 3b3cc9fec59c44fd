import type { Occupant } from '@kashikari/availability';
import type { Day, Interval } from '@kashikari/kernel';
import type { OfferedGood } from '../../domain/offered-goods';
import type { WireState } from '../../domain/state';
import type { Terms, Viewer } from './bookings';

/** A booking in the way, as it stands in a calendar. */
export interface Busy extends Occupant {
  readonly id: string;
  readonly borrowerId: string;
  /** When somebody has it; ends with the return. */
  readonly span: Interval;
  /** `held`: for somebody of the queue who was asked; its id is that of the wait. */
  readonly state: WireState | 'held';
}

export interface GoodBusy {
  readonly terms: Terms;
  /** What is in the way of it. Read when it is asked for: of a hundred goods that may be ten thousand. */
  readonly busy: () => readonly Busy[];
  /** Whether the viewer may know who has booked. */
  readonly namesVisible: boolean;
}

export abstract class Schedules {
  /** The goods that the viewer sees, in the order asked, with what reaches into the days; one query. */
  abstract of(
    goodIds: readonly string[],
    from: Day,
    days: number,
    viewer: Viewer,
    now: number,
  ): Promise<GoodBusy[]>;
  /** What stands in the way of a good within some instants. */
  abstract occupants(goodId: string, within: Interval, now: number, exceptId?: string): Promise<Occupant[]>;
}

/** What somebody asks for, to whom other goods are offered. */
export interface OfferRequest {
  readonly viewer: Viewer;
  readonly borrowerId: string;
  readonly within: Interval;
  readonly isHourly: boolean;
  readonly quantity: number;
  readonly now: number;
}

export abstract class EqualGoods {
  /** Whether there is any good that is equal to one, whoever may book it; cheap. */
  abstract areThereAny(goodId: string): Promise<boolean>;
  /** Goods equal to one that the viewer may book, the most alike first, with what stands in their way; one query. */
  abstract of(goodId: string, asked: OfferRequest): Promise<OfferedGood[]>;
}

/** A good that was out together with another. */
export interface Companion extends OfferedGood {
  /** Bookings of the other good within the last 365 days during which the same person had this one. */
  readonly times: number;
}

export abstract class Companions {
  /** Companions of a good that the viewer may book, the most frequent first, with what stands in their way; one query. */
  abstract of(goodId: string, asked: OfferRequest): Promise<Companion[]>;
}
