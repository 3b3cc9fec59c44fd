import { toJson } from './json-text';
import type { MailedTimes, OrderOf, Role } from './mail';

/** What people are told of; every other change of a booking is seen on its page. */
export type MailedChange =
  | 'created'
  | 'updated'
  | 'extended'
  | 'delayed'
  | 'not_delayed'
  | 'cancelled'
  | 'prepared'
  | 'dispute_opened'
  | 'dispute_closed';

const TEMPLATE_OF = {
  created: 'booking_created',
  updated: 'booking_updated',
  extended: 'booking_extended',
  delayed: 'booking_delayed',
  not_delayed: 'booking_not_delayed',
  cancelled: 'booking_cancelled',
  prepared: 'booking_prepared',
  dispute_opened: 'booking_dispute_opened',
  dispute_closed: 'booking_dispute_closed',
} as const satisfies Record<MailedChange, string>;

/** Several of a series that one act has changed have a mail of their own, where one act can. */
const SERIES_TEMPLATE_OF: { readonly [Change in MailedChange]?: 'series_created' | 'series_cancelled' } = {
  created: 'series_created',
  cancelled: 'series_cancelled',
};

/** When one booking is. */
export interface Occasion {
  /** `YYYY-MM-DD`, both inclusive; empty for a booking by the hour. */
  readonly startDate: string;
  readonly endDate: string;
  readonly startAt: Date;
  readonly endAt: Date;
}

/** A booking after a change, as its event tells. */
export interface BookingNews extends Occasion {
  readonly eventId: string;
  readonly change: MailedChange;
  readonly bookingId: string;
  readonly goodTitle: string;
  readonly lenderId: string;
  readonly borrowerId: string;
  readonly quantity: number;
  /** All that the same act has changed, this one among them; none where it changed this one alone. */
  readonly occasions: readonly Occasion[];
  /** The lender's. */
  readonly timeZone: string;
  /** Who did it; empty for the system. */
  readonly actorId: string;
  /** Who acts for the lender, of changes that these are told, too. */
  readonly managerIds: readonly string[];
  /** The account of the office, of changes that it is told; else empty. */
  readonly officeId: string;
  /** Where a delayed booking began before. */
  readonly delayedFrom?: Date | undefined;
}

/** Events older than this are no news: a service that reads its topic anew must not write to everybody again. */
const NEWS_FOR = 7 * 86_400_000;

/** Whether an event is still worth a mail. Both in real time, epoch milliseconds. */
export function isNews(happenedAt: number, now: number): boolean {
  return now - happenedAt <= NEWS_FOR;
}

/** Whether a booking was made of days that had passed: nobody needs to be told what is to come. */
export function isOver({ change, endAt }: Pick<BookingNews, 'change' | 'endAt'>, now: number): boolean {
  return change === 'created' && endAt.getTime() <= now;
}

type BookingOrder = OrderOf<(typeof TEMPLATE_OF)[MailedChange] | 'series_created' | 'series_cancelled'>;

/**
 * One mail for the borrower and one for the lender, and for whom else the change concerns; one alone to who is several of
 * these. Only the borrower is notified that a booking is ready to collect.
 */
export function bookingMails(news: BookingNews): BookingOrder[] {
  const { change, borrowerId, lenderId, occasions } = news;
  const template = (occasions.length > 1 && SERIES_TEMPLATE_OF[change]) || TEMPLATE_OF[change];
  return [...rolesOf(news)].map(([userId, role]) => ({
    key: `${keyOf(news)}:${userId}`,
    template,
    receiver: { userId },
    place: { accountId: lenderId },
    params: {
      ...values(news),
      role,
      other_id: role === 'borrower' ? lenderId : borrowerId,
      by: whoDid(news, userId),
      ...(news.officeId && ({ office: 'yes' } as const)),
    },
  }));
}

/**
 * What is mailed once. A booking moves day by day while its item stays late: that is one piece of news, whatever number of
 * events tells it. So is that it is ready, however often a manager undoes that and prepares it again for the same start.
 */
function keyOf({ eventId, change, bookingId, delayedFrom, startAt }: BookingNews): string {
  if (change === 'prepared') return `prepared:${bookingId}:${startAt.getTime()}`;
  const isDelayed = change === 'delayed' && delayedFrom;
  return isDelayed ? `delayed:${bookingId}:${delayedFrom.getTime()}` : eventId;
}

/** Whom a change concerns, each once, by the role that is nearest to the booking. */
function rolesOf({ change, borrowerId, lenderId, managerIds, officeId }: BookingNews): Map<string, Role> {
  const roles = new Map<string, Role>();
  if (change === 'prepared') return roles.set(borrowerId, 'borrower');
  if (officeId) roles.set(officeId, 'office');
  for (const id of [...managerIds, lenderId]) roles.set(id, 'lender');
  return roles.set(borrowerId, 'borrower');
}

/** Seen from the receiver: did it itself, somebody else, or nobody (the system). */
function whoDid({ actorId }: BookingNews, receiverId: string): BookingOrder['params']['by'] {
  if (actorId === '') return 'nobody';
  return actorId === receiverId ? 'self' : 'other';
}

function values(news: BookingNews) {
  return {
    booking_id: news.bookingId,
    title: news.goodTitle,
    quantity: String(news.quantity),
    ...timesOf(news),
    time_zone: news.timeZone,
    ...(news.occasions.length > 1 && { occasions: toJson(news.occasions.map(timesOf)) }),
  };
}

export function timesOf({ startDate, endDate, startAt, endAt }: Occasion): MailedTimes {
  return {
    time: startDate && endDate ? 'days' : 'hours',
    start_date: startDate,
    end_date: endDate,
    start_at: startAt.toISOString(),
    end_at: endAt.toISOString(),
  };
}
