import { timesOf, type Occasion } from './booking-mails';
import type { OrderOf } from './mail';

/** What who waits is told; the rest it sees on its own page. */
export type MailedWaitChange = 'offered' | 'lapsed';

/** A wait after a change, as its event tells. */
export interface WaitNews extends Occasion {
  readonly eventId: string;
  readonly change: MailedWaitChange;
  readonly goodId: string;
  readonly goodTitle: string;
  readonly lenderId: string;
  readonly userId: string;
  readonly quantity: number;
  /** The lender's. */
  readonly timeZone: string;
  /** Until then it is held for who was asked. */
  readonly answerBy: Date;
}

/** One mail, to who waits: it is its turn, or it no longer is. */
export function waitMail(news: WaitNews): OrderOf<'wait_offered' | 'wait_lapsed'> {
  return {
    key: `${news.eventId}:${news.userId}`,
    template: news.change === 'offered' ? 'wait_offered' : 'wait_lapsed',
    receiver: { userId: news.userId },
    place: { accountId: news.lenderId },
    params: {
      good_id: news.goodId,
      title: news.goodTitle,
      quantity: String(news.quantity),
      ...timesOf(news),
      time_zone: news.timeZone,
      answer_by: news.answerBy.toISOString(),
      role: 'borrower',
      other_id: news.lenderId,
    },
  };
}
