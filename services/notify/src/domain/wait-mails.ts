import { timesOf, type Occasion } from './booking-mails';
import type { OrderOf } from './mail';

/** Changes of a wait that are mailed; all others are shown on the waiting list's page. */
export type MailedWaitChange = 'offered' | 'lapsed';

/** A wait after a change, as published in its event. */
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
  /** End of the time for which the good is held for the person. */
  readonly answerBy: Date;
}

/** Returns the mail to a waiting person: it is their turn, or no longer. */
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
