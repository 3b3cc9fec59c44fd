import type { MailOrder, OrderOf, ThreadOrder } from './mail';
import { FORCED } from './notification-setting';

/** A message about a booking, as its event tells: that it was written, not what it says. */
export interface MessageNews {
  readonly eventId: string;
  readonly messageId: string;
  readonly bookingId: string;
  readonly goodTitle: string;
  readonly lenderId: string;
  readonly authorId: string;
  /** Accounts that are told. */
  readonly toldIds: readonly string[];
  readonly forceNotify: boolean;
}

/** Between two mails to one receiver about one booking, milliseconds of business time. */
export const PAUSE = 5 * 60_000;

interface MessageMails {
  /** Of messages that somebody in charge presses on with: these wait for nothing, and ask nobody. */
  readonly atOnce: readonly MailOrder[];
  /** The first of each thread; the others are told with it. */
  readonly spaced: readonly ThreadOrder[];
}

/**
 * A mail for each that is told; what it quotes is asked for when it leaves. Messages that come within the pause after a
 * mail are told together at its end.
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
      ...(forceNotify && FORCED),
    },
    thread: `message:${bookingId}:${userId}`,
  }));
}
