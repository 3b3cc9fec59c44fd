import type { AnnouncedTemplate, MailParams, RequestedTemplate } from '@kashikari/kernel/mails';
import type { Json } from './json-text';

/** Dates and times of a booking in a mail. */
export type MailedTimes = {
  /** Unit of the booking: days or hours. */
  readonly time: 'days' | 'hours';
  /** `YYYY-MM-DD`, both inclusive; empty by the hour. */
  readonly start_date: string;
  readonly end_date: string;
  /** RFC 3339. */
  readonly start_at: string;
  readonly end_at: string;
};

/** A good, how many of it and when. */
export type MailedThing = MailedTimes & { readonly title: string; readonly quantity: string };

/** One of several bookings in a mail of them all: with its own zone, and what the other side is called. */
export type BundledThing = MailedThing & { readonly time_zone?: string; readonly other?: string };

/** Role of a mail's receiver in a booking. */
export type Role = 'borrower' | 'lender' | 'office';

/** Values of a mail about a booking that somebody has or had. */
export type BookingParams = MailedThing & {
  readonly booking_id: string;
  /** Absent in mails of earlier releases. */
  readonly good_id?: string;
  /** Several of a series that one act has changed; absent for one alone. */
  readonly occasions?: Json<readonly MailedTimes[]>;
  /** The lender's. */
  readonly time_zone: string;
  /** The receiver's. */
  readonly role: Role;
  readonly other_id: string;
  /** Seen from the receiver. */
  readonly by: 'self' | 'other' | 'nobody';
  /** Set if the office was notified too. */
  readonly office?: 'yes';
};

/** The same of several bookings that leave as one mail. */
export type BookingsParams = BookingParams & { readonly things: Json<readonly BundledThing[]> };

export type ReminderParams = MailedThing & {
  readonly booking_id: string;
  /** Several; absent for one alone. */
  readonly things?: Json<readonly MailedThing[]>;
  /** Days by which the latest booking is late; 0 if it is not late. */
  readonly late_days: string;
  readonly time_zone: string;
  readonly role: 'borrower';
  readonly other_id: string;
};

export type MessageParams = {
  readonly booking_id: string;
  /** First message to quote. */
  readonly since_id: string;
  readonly title: string;
  readonly other_id: string;
  /** Set if the receiver lends the good. */
  readonly role?: 'lender';
  readonly good_id?: string;
};

export type CommentParams = {
  readonly good_id: string;
  /** First comment or review that the mail covers. */
  readonly since_id: string;
  readonly title: string;
};

/** The weekly list of new goods. */
export type NewGoodsParams = {
  readonly goods: Json<readonly { readonly id: string; readonly title: string; readonly lender: string }[]>;
  /** Number of further goods. */
  readonly more: string;
  /** Groups of the receiver that show the listed goods. */
  readonly group_ids: Json<readonly string[]>;
  /** Names of the lenders of listed goods with a price. */
  readonly sellers: Json<readonly string[]>;
};

export type WaitParams = MailedThing & {
  readonly good_id: string;
  readonly time_zone: string;
  /** RFC 3339. */
  readonly answer_by: string;
  readonly role: 'borrower';
  readonly other_id: string;
};

export type TransferParams = {
  readonly title: string;
  /** Account that offers the good. */
  readonly other_id: string;
};

export type PaymentParams = {
  readonly payment_id: string;
  /** Title of the good. */
  readonly title: string;
  /** Whole yen, in digits: what is to be paid, was paid, or went back. */
  readonly yen: string;
  /** The account that lends; to the lender, the payer. */
  readonly other_id: string;
  /** RFC 3339: when the booking ends, or ended, unpaid. */
  readonly until?: string;
  /** The card provider's code of a refusal. */
  readonly error?: string;
  /** Set if the receiver made the change; no push is sent then. */
  readonly by?: 'self';
};

export type WebhookParams = {
  readonly provider: string;
  /** The last error: the status with the start of the response, or a code. */
  readonly error: string;
  /** Path of the screen of webhooks. */
  readonly path: string;
};

/** Mails that we write of what has happened, with the values of each. */
interface OwnMails {
  readonly booking_created: BookingParams;
  readonly bookings_created: BookingsParams;
  readonly booking_updated: BookingParams;
  readonly booking_extended: BookingParams;
  readonly booking_delayed: BookingParams;
  readonly booking_not_delayed: BookingParams;
  readonly booking_cancelled: BookingParams;
  readonly bookings_cancelled: BookingsParams;
  readonly booking_prepared: BookingParams;
  readonly booking_dispute_opened: BookingParams;
  readonly booking_dispute_closed: BookingParams;
  readonly series_created: BookingParams;
  readonly series_cancelled: BookingParams;
  readonly reminder_start: ReminderParams;
  readonly reminder_return: ReminderParams;
  readonly reminder_overdue: ReminderParams;
  readonly message: MessageParams;
  readonly new_comment: CommentParams;
  readonly new_goods: NewGoodsParams;
  readonly wait_offered: WaitParams;
  readonly wait_lapsed: WaitParams;
  readonly good_transfer: TransferParams;
  readonly payment_due: PaymentParams;
  readonly payment_due_by: PaymentParams;
  readonly payment_rest: PaymentParams;
  readonly payment_return_due: PaymentParams;
  readonly payment_return_card: PaymentParams;
  readonly payment_return_paid: PaymentParams;
  readonly payment_paid: PaymentParams;
  readonly payment_paid_card: PaymentParams;
  readonly payment_refunded: PaymentParams;
  readonly payment_refunded_card: PaymentParams;
  readonly payment_failed: PaymentParams;
  readonly payment_invoiced: PaymentParams;
  readonly payment_overdue: PaymentParams;
  readonly payment_lapsed: PaymentParams;
  readonly payment_lapsed_lender: PaymentParams;
  readonly webhook_disabled: WebhookParams;
}

/** A mail that we can write: of what has happened, or asked for by another service. Each has a row in rendering/mails. */
export type Template = keyof OwnMails | RequestedTemplate | AnnouncedTemplate;

/** The values of a mail. */
export type ParamsOf<T extends Template> = T extends keyof OwnMails
  ? OwnMails[T]
  : T extends RequestedTemplate | AnnouncedTemplate
    ? MailParams<T>
    : never;

/** Values as stored in the queue: texts by name, validated when they were created. */
export type Params = Readonly<Record<string, string | undefined>>;

/** Receiver of a mail: a user, whose address and language are fetched when it is sent, or a given address. */
export type Receiver = { readonly userId: string } | { readonly address: string; readonly locale: string };

/** Shell of a mail: that of the account it is about, by default the one in which it was requested. */
export interface MailPlace {
  readonly accountId?: string | undefined;
  readonly shellId?: string | undefined;
}

/** A mail that is owed. */
export interface MailOrder<T extends Template = Template, P extends Params = Params> {
  /** The same key again is the same mail. */
  readonly key: string;
  readonly template: T;
  readonly receiver: Receiver;
  readonly params: P;
  /** Absent: written as from the common shell. */
  readonly place?: MailPlace | undefined;
  /** Address that gets replies; absent: nobody reads them. */
  readonly replyTo?: string | undefined;
}

/** A mail of what has happened, with the values of its template and no others. */
export type OrderOf<T extends Template> = { [Each in T]: MailOrder<Each, ParamsOf<Each>> }[T];

/** A mail of a thread about one subject; mails of a thread are sent with a pause between them. */
export interface ThreadOrder extends MailOrder {
  readonly thread: string;
}

/** A mail that has left, as a test looks at it. */
export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Business time, epoch milliseconds. */
  readonly sentAt: number;
}
