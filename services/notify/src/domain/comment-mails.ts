import type { OrderOf, ThreadOrder } from './mail';

/** A new comment on a good, or a new review, as published in its event, without its text. */
export interface CommentNews {
  /** Id of the comment or review; ids sort by creation. */
  readonly voiceId: string;
  readonly goodId: string;
  readonly goodTitle: string;
  readonly lenderId: string;
  readonly toldIds: readonly string[];
}

type CommentOrder = ThreadOrder & OrderOf<'new_comment'>;

/** Returns a mail for each receiver and good; it covers everything said about the good until it is sent. */
export function commentMails(news: readonly CommentNews[]): CommentOrder[] {
  const spaced = new Map<string, CommentOrder>();
  for (const order of news.flatMap(ordersOf)) {
    if (!spaced.has(order.thread)) spaced.set(order.thread, order);
  }
  return [...spaced.values()];
}

function ordersOf({ voiceId, goodId, goodTitle, lenderId, toldIds }: CommentNews): CommentOrder[] {
  return toldIds.map((userId) => ({
    key: `comment:${voiceId}:${userId}`,
    template: 'new_comment',
    receiver: { userId },
    place: { accountId: lenderId },
    params: { good_id: goodId, since_id: voiceId, title: goodTitle },
    thread: `comment:${goodId}:${userId}`,
  }));
}
