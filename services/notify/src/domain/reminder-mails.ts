import { timesOf, type Occasion } from './booking-mails';
import { toJson } from './json-text';
import type { MailedThing, OrderOf } from './mail';

export type ReminderKind = 'start' | 'return' | 'overdue';

const TEMPLATE_OF = {
  start: 'reminder_start',
  return: 'reminder_return',
  overdue: 'reminder_overdue',
} as const satisfies Record<ReminderKind, string>;

/** A booking that a reminder is about. */
export interface Reminded extends Occasion {
  readonly bookingId: string;
  readonly goodTitle: string;
  readonly quantity: number;
  /** Days past its end. */
  readonly lateDays: number;
}

/** A reminder of one borrower about bookings from one lender; it has one or more bookings. */
export interface ReminderNews {
  readonly eventId: string;
  readonly kind: ReminderKind;
  readonly lenderId: string;
  readonly borrowerId: string;
  readonly bookings: readonly [Reminded, ...Reminded[]];
  /** The lender's. */
  readonly timeZone: string;
}

/** One mail to the borrower, whatever the number of goods. */
export function reminderMail(news: ReminderNews): OrderOf<(typeof TEMPLATE_OF)[ReminderKind]> {
  const { eventId, kind, borrowerId, lenderId, bookings, timeZone } = news;
  const [first] = bookings;
  const latest = Math.max(...bookings.map(({ lateDays }) => lateDays));
  return {
    key: `${eventId}:${borrowerId}`,
    template: TEMPLATE_OF[kind],
    receiver: { userId: borrowerId },
    place: { accountId: lenderId },
    params: {
      booking_id: first.bookingId,
      ...valuesOf(first),
      ...(bookings.length > 1 && { things: toJson(bookings.map(valuesOf)) }),
      late_days: String(latest),
      time_zone: timeZone,
      role: 'borrower',
      other_id: lenderId,
    },
  };
}

function valuesOf(one: Reminded): MailedThing {
  return { title: one.goodTitle, quantity: String(one.quantity), ...timesOf(one) };
}
