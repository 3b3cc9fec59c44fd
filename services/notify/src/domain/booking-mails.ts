import { toJson } from './json-text';
import type { MailedTimes, OrderOf, Role } from './mail';

/** Changes of a booking that are mailed; all others are shown on its page. */
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

/** Templates for several bookings of a series that one action changed. */
const SERIES_TEMPLATE_OF: { readonly [Change in MailedChange]?: 'series_created' | 'series_cancelled' } = {
  created: 'series_created',
  cancelled: 'series_cancelled',
};

/** Dates and times of one booking. */
export interface Occasion {
  /** `YYYY-MM-DD`, both inclusive; empty for a booking by the hour. */
  readonly startDate: string;
  readonly endDate: string;
  readonly startAt: Date;
  readonly endAt: Date;
}

/** A booking after a change, as published in its event. */
export interface BookingNews extends Occasion {
  readonly eventId: string;
  readonly change: MailedChange;
  readonly bookingId: string;
  readonly goodId?: string;
  readonly goodTitle: string;
  readonly lenderId: string;
  readonly borrowerId: string;
  readonly quantity: number;
  /** All that the same act has changed, this one among them; none where it changed this one alone. */
  readonly occasions: readonly Occasion[];
  /** The lender's. */
  readonly timeZone: string;
  /** User who made the change; empty for the system. */
  readonly actorId: string;
  /** Users who act for the lender, if the change is mailed to them. */
  readonly managerIds: readonly string[];
  /** Account of the office if the change is mailed to it; otherwise empty. */
  readonly officeId: string;
  /** Former start of a delayed booking. */
  readonly delayedFrom?: Date | undefined;
}

/** Maximum age of events that are mailed: a service that reads its topic again must not repeat all mails. */
const NEWS_FOR = 7 * 86_400_000;

/** Returns true if an event is recent enough for a mail. Both in real time, epoch milliseconds. */
export function isNews(happenedAt: number, now: number): boolean {
  return now - happenedAt <= NEWS_FOR;
}

/** Returns true if a booking was made for days that had passed: its receivers need no mail about it. */
export function isOver({ change, endAt }: Pick<BookingNews, 'change' | 'endAt'>, now: number): boolean {
  return change === 'created' && endAt.getTime() <= now;
}

type BookingOrder = OrderOf<(typeof TEMPLATE_OF)[MailedChange] | 'series_created' | 'series_cancelled'>;

/**
 * Returns a mail each for the borrower, the lender and others whom the change concerns; one mail for a person with
 * several roles. Readiness to collect is mailed to the borrower only.
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
 * Returns the key under which a change is mailed once. A booking that is delayed day by day while its item is late has
 * one key. So has a booking that a manager prepares again for the same start.
 */
function keyOf({ eventId, change, bookingId, delayedFrom, startAt }: BookingNews): string {
  if (change === 'prepared') return `prepared:${bookingId}:${startAt.getTime()}`;
  const isDelayed = change === 'delayed' && delayedFrom;
  return isDelayed ? `delayed:${bookingId}:${delayedFrom.getTime()}` : eventId;
}

/** Returns the role of each user whom a change concerns: the one nearest to the booking. */
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
    ...(news.goodId && { good_id: news.goodId }),
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
