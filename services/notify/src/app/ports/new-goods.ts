import type { Day } from '@kashikari/kernel';
import type { Tx } from '@kashikari/platform/tx';
import type { NewsReader, ShownGood } from '../../domain/new-goods';

/** A user whose weekly notice is due. */
export interface DueReader {
  readonly userId: string;
  readonly timeZone: string;
  /** The Monday of the last notice. */
  readonly done: Day;
}

/** A user's next notice. */
export interface NextNotice extends DueReader {
  /** Business time, epoch milliseconds; null for a deleted account. */
  readonly dueAt: number | null;
  /** Version of identity's snapshot; 0 if the zone was queried. */
  readonly version: number;
}

/** Times of the weekly notices, by user. */
export abstract class NewGoodsNotices {
  /** Reserves up to `limit` due users for the transaction; other processes skip them. */
  abstract due(limit: number, now: number, tx: Tx): Promise<DueReader[]>;
  /** Returns the last Mondays of known users, locked until the transaction ends. */
  abstract doneOf(userIds: readonly string[], tx: Tx): Promise<ReadonlyMap<string, Day>>;
  /** Stores users and schedules their notices; a row changes only to a higher version. */
  abstract apply(users: readonly NextNotice[], tx: Tx): Promise<void>;
  /** Moves reserved users to their next Monday, and schedules it. */
  abstract settle(users: readonly (DueReader & { readonly dueAt: number })[], tx: Tx): Promise<void>;
  /** Schedules another page at once. */
  abstract again(now: number, tx: Tx): Promise<void>;
  /** Schedules the next page of the users of earlier releases. */
  abstract readFurther(afterId: string, now: number, tx: Tx): Promise<void>;
  /** Returns the settings in which users turned on news of goods, in one query. */
  abstract consents(userIds: readonly string[]): Promise<ReadonlyMap<string, NewsReader['consents']>>;
}

/** A user, and the week of the notice; epoch milliseconds, the end exclusive. */
export interface NewsWindow {
  readonly userId: string;
  readonly from: number;
  readonly until: number;
}

export interface NewsFacts {
  readonly goods: readonly ShownGood[];
  /** Users with a present membership, with their groups and accounts. */
  readonly readers: ReadonlyMap<string, Pick<NewsReader, 'groupIds' | 'accountIds'>>;
}

/** New goods known to catalog. */
export abstract class NewGoods {
  /** Returns what was first shown in the groups of up to 500 users, in one call. */
  abstract of(windows: readonly NewsWindow[]): Promise<NewsFacts>;
  /** Returns the next users with a membership, by id; none after the last page. */
  abstract members(afterId: string): Promise<string[]>;
}
