import type { LiveBookings } from '../../domain/delete-good';
import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import type { PeopleSnapshots } from '../../domain/people';
import type { Page } from './goods';
import type { Listed } from './voices';

/** The identity service, asked once for what the copies don't know yet. */
export abstract class IdentityClient {
  abstract accessOf(userId: Id): Promise<PeopleSnapshots>;
  abstract groups(ids: readonly Id[]): Promise<PeopleSnapshots>;
  /**
   * Lists the possible receivers of a good: the accounts that the owner manages, then people of its groups by name.
   * @param asked `userId` for one account alone
   */
  abstract transferees(
    ownerId: Id,
    asked: { readonly match: string; readonly userId?: Id },
    page: Page,
  ): Promise<Listed<Transferee>>;
}

export interface Transferee {
  readonly userId: Id;
  /** The owner manages this account. */
  readonly managed: boolean;
  /** Some of the groups that connect both. */
  readonly groupIds: readonly Id[];
}

/** The reservation service. */
export abstract class ReservationClient {
  abstract liveBookings(goodId: Id): Promise<LiveBookings>;
  /** Returns true if the user has ever returned the good. */
  abstract hasReturned(goodId: Id, userId: Id): Promise<boolean>;
  /** The same for what only asks for a review: no, where reservation doesn't answer. */
  abstract isKnownToHaveReturned(goodId: Id, userId: Id): Promise<boolean>;
  /** Pushes a good's new state before the response, on a best-effort basis. The event repeats it. */
  abstract push(good: Good): Promise<void>;
  /** The same of many by one call. */
  abstract pushAll(goods: readonly Good[]): Promise<void>;
}
