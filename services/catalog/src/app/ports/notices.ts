import type { Id } from '../../domain/ids';

/** A good and a user who may get a notice about it. */
export interface NoticeQuestion {
  readonly goodId: Id;
  readonly userId: Id;
  /** First comment or review that the notice covers. */
  readonly sinceId: Id | undefined;
}

export interface NoticeFacts {
  readonly visible: boolean;
  /** Groups of the good that the user belongs to or runs. */
  readonly groupIds: readonly Id[];
  /** Somebody else’s comment or review from `sinceId` on still exists. */
  readonly said: boolean;
}

export const NO_FACTS: NoticeFacts = { visible: false, groupIds: [], said: false };

/** A user, and the time in which goods are new to the user; epoch milliseconds, the end exclusive. */
export interface NewGoodsWindow {
  readonly userId: Id;
  readonly from: number;
  readonly until: number;
}

/** A good that was first shown in one of the groups asked about. */
export interface NewGood {
  readonly id: Id;
  readonly ownerId: Id;
  readonly title: string;
  readonly hasPrice: boolean;
  readonly showings: readonly {
    readonly groupId: Id;
    /** Epoch milliseconds. */
    readonly shownAt: number;
    /** The good is in the group now. */
    readonly current: boolean;
  }[];
}

/** A present member of groups. */
export interface NewGoodsReader {
  readonly userId: Id;
  readonly groupIds: readonly Id[];
  /** The user’s account, and those that the user manages. */
  readonly accountIds: readonly Id[];
}

export interface NewGoods {
  readonly goods: readonly NewGood[];
  readonly readers: readonly NewGoodsReader[];
}

/** Goods that are news to members of groups. */
export abstract class NewGoodsViews {
  /** Returns new goods of the users’ groups, up to the newest 1,000 of each group, in two queries. */
  abstract newGoods(windows: readonly NewGoodsWindow[]): Promise<NewGoods>;
  /** Returns up to `limit` users with a membership, by id. */
  abstract members(afterId: Id | undefined, limit: number): Promise<Id[]>;
}

/** Facts about goods on which notices depend. */
export abstract class NoticeViews {
  /** Returns the facts for each question, in their order, in one query. */
  abstract facts(questions: readonly NoticeQuestion[]): Promise<NoticeFacts[]>;
}
