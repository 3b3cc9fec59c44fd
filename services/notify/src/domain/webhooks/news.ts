import type { WebhookEvent } from '@kashikari/kernel';
import type { Webhook } from './webhook';

/** Facts of which a chat message is written. */
export interface NewsFacts {
  /** Title of the good, or name of the group or stocktaking. */
  readonly title?: string;
  readonly quantity?: number;
  /** `YYYY-MM-DD`, both inclusive; absent by the hour. */
  readonly startDate?: string;
  readonly endDate?: string;
  /** RFC 3339, half-open. */
  readonly startAt?: string;
  readonly endAt?: string;
  readonly timeZone?: string;
  /** The person it is about: the borrower, the author, the member. */
  readonly personId?: string;
  readonly yen?: number;
  /** Path on this site. */
  readonly path?: string;
}

/** Something that webhooks deliver. */
export interface News {
  readonly event: WebhookEvent;
  /** Names the news: it is delivered once per webhook. */
  readonly key: string;
  /** The account that it concerns; undefined: the owner of its group. */
  readonly accountId?: string;
  /** Its group, for news about a group. */
  readonly groupId?: string;
  /** Groups of its good; undefined if unknown: catalog knows them. */
  readonly groupIds?: readonly string[];
  readonly goodId?: string;
  /** Business time, RFC 3339. */
  readonly timestamp: string;
  /** Time at which the event was written, real time, epoch milliseconds. */
  readonly happenedAt: number;
  /** Ids, states and times: `data` of a signed body. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly facts: NewsFacts;
}

/**
 * Returns whether a webhook gets some news: `later` if the groups of its good have to be read first.
 * @param owner owner of the news' group
 */
export function isFor(
  { userId, events, groupId }: Pick<Webhook, 'userId' | 'events' | 'groupId'>,
  news: News,
  owner: string | undefined,
): boolean | 'later' {
  if ((news.accountId ?? owner) !== userId || !events.includes(news.event)) return false;
  if (groupId === null) return true;
  if (news.groupId) return news.groupId === groupId;
  if (news.groupIds) return news.groupIds.includes(groupId);
  return news.goodId ? 'later' : false;
}
