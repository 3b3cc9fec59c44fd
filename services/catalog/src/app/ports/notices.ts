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

/** Facts about goods on which notices depend. */
export abstract class NoticeViews {
  /** Returns the facts for each question, in their order, in one query. */
  abstract facts(questions: readonly NoticeQuestion[]): Promise<NoticeFacts[]>;
}
