import type { OrderOf } from './mail';

/** An account that is asked to own a good. */
export interface TransferNews {
  readonly goodId: string;
  readonly goodTitle: string;
  readonly fromUserId: string;
  readonly toUserId: string;
  readonly requestedAt: Date;
}

/** One mail to the receiver. A request that is withdrawn and repeated on the same day (UTC) is no news. */
export function transferMail(news: TransferNews): OrderOf<'good_transfer'> {
  return {
    key: `transfer:${news.goodId}:${news.toUserId}:${news.requestedAt.toISOString().slice(0, 10)}`,
    template: 'good_transfer',
    receiver: { userId: news.toUserId },
    place: { accountId: news.fromUserId },
    params: { title: news.goodTitle, other_id: news.fromUserId },
  };
}
