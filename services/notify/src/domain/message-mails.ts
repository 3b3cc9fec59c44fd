import type { MailOrder, OrderOf, ThreadOrder } from './mail';
import { FORCED } from './notification-setting';

/** A message about a booking, as published in its event, without its text. */
export interface MessageNews {
  readonly eventId: string;
  readonly messageId: string;
  readonly bookingId: string;
  readonly goodTitle: string;
  /** Absent: no receiver is known to be on the lending side. */
  readonly goodId?: string;
  readonly borrowerId?: string;
  readonly lenderId: string;
  readonly authorId: string;
  /** Accounts to notify. */
  readonly toldIds: readonly string[];
  readonly forceNotify: boolean;
}

/** Pause between two mails to one receiver about one booking, milliseconds of business time. */
export const PAUSE = 5 * 60_000;

interface MessageMails {
  /** Mails of messages that a manager sends with priority: they skip the pause and the receiver's settings. */
  readonly atOnce: readonly MailOrder[];
  /** Mails of the first message of each thread; they include the later ones. */
  readonly spaced: readonly ThreadOrder[];
}

/**
 * Returns a mail for each receiver; its quotes are fetched when it is sent. Messages within the pause after a mail are
 * sent together at its end.
 */
export function messageMails(news: readonly MessageNews[]): MessageMails {
  const atOnce = news.filter(({ forceNotify }) => forceNotify).flatMap(ordersOf);
  const spaced = new Map<string, ThreadOrder>();
  for (const order of news.filter(({ forceNotify }) => !forceNotify).flatMap(ordersOf)) {
    if (!spaced.has(order.thread)) spaced.set(order.thread, order);
  }
  return { atOnce, spaced: [...spaced.values()] };
}

function ordersOf({
  eventId,
  messageId,
  bookingId,
  goodTitle,
  lenderId,
  authorId,
  toldIds,
  forceNotify,
  goodId,
  borrowerId,
}: MessageNews): (ThreadOrder & OrderOf<'message'>)[] {
  return toldIds.map((userId) => ({
    key: `${eventId}:${userId}`,
    template: 'message',
    receiver: { userId },
    place: { accountId: lenderId },
    params: {
      booking_id: bookingId,
      since_id: messageId,
      title: goodTitle,
      other_id: authorId,
      ...(goodId && borrowerId && userId !== borrowerId && ({ role: 'lender', good_id: goodId } as const)),
      ...(forceNotify && FORCED),
    },
    thread: `message:${bookingId}:${userId}`,
  }));
}
