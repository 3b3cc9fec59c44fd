import type { LiveBookings } from '../../domain/delete-good';
import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import type { PeopleSnapshots } from '../../domain/people';

/** The identity service, asked once for what the copies don't know yet. */
export abstract class IdentityClient {
  abstract accessOf(userId: Id): Promise<PeopleSnapshots>;
  abstract groups(ids: readonly Id[]): Promise<PeopleSnapshots>;
}

/** The reservation service. */
export abstract class ReservationClient {
  abstract liveBookings(goodId: Id): Promise<LiveBookings>;
  /** Tells of a good's new state before we answer; best effort, the event repeats it. */
  abstract push(good: Good): Promise<void>;
  /** The same of many by one call. */
  abstract pushAll(goods: readonly Good[]): Promise<void>;
}
