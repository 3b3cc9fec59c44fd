import type { AnnouncedTemplate, MailParams, RequestedTemplate } from '@kashikari/kernel/mails';
import type { Json } from './json-text';

/** When a booking is, as a mail carries it. */
export type MailedTimes = {
  /** By the day or by the hour. */
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

/** What a booking is to who is told of it. */
export type Role = 'borrower' | 'lender' | 'office';

/** Values of a mail about a booking that somebody has or had. */
export type BookingParams = MailedThing & {
  readonly booking_id: string;
  /** Several of a series that one act has changed; absent for one alone. */
  readonly occasions?: Json<readonly MailedTimes[]>;
  /** The lender's. */
  readonly time_zone: string;
  /** The receiver's. */
  readonly role: Role;
  readonly other_id: string;
  /** Seen from the receiver. */
  readonly by: 'self' | 'other' | 'nobody';
  /** Whether the office was told, too. */
  readonly office?: 'yes';
};

/** The same of several bookings that leave as one mail. */
export type BookingsParams = BookingParams & { readonly things: Json<readonly BundledThing[]> };

export type ReminderParams = MailedThing & {
  readonly booking_id: string;
  /** Several; absent for one alone. */
  readonly things?: Json<readonly MailedThing[]>;
  /** Of the latest; 0 where it is not late. */
  readonly late_days: string;
  readonly time_zone: string;
  readonly role: 'borrower';
  readonly other_id: string;
};

export type MessageParams = {
  readonly booking_id: string;
  /** The message that it tells of; what it quotes begins there. */
  readonly since_id: string;
  readonly title: string;
  readonly other_id: string;
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
  /** Who wants to hand the good over. */
  readonly other_id: string;
};

export type PaymentParams = {
  readonly payment_id: string;
  /** Of the good. */
  readonly title: string;
  /** Whole yen, in digits: what is to be paid, was paid, or went back. */
  readonly yen: string;
  /** The account that lends; to the lender, the payer. */
  readonly other_id: string;
  /** RFC 3339: when the booking ends, or ended, unpaid. */
  readonly until?: string;
  /** The card provider's code of a refusal. */
  readonly error?: string;
  /** What somebody just did on the screen is not told by their browser. */
  readonly by?: 'self';
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
  readonly wait_offered: WaitParams;
  readonly wait_lapsed: WaitParams;
  readonly good_transfer: TransferParams;
  readonly payment_due: PaymentParams;
  readonly payment_due_by: PaymentParams;
  readonly payment_rest: PaymentParams;
  readonly payment_paid: PaymentParams;
  readonly payment_paid_card: PaymentParams;
  readonly payment_refunded: PaymentParams;
  readonly payment_refunded_card: PaymentParams;
  readonly payment_failed: PaymentParams;
  readonly payment_invoiced: PaymentParams;
  readonly payment_overdue: PaymentParams;
  readonly payment_lapsed: PaymentParams;
  readonly payment_lapsed_lender: PaymentParams;
}

/** A mail that we can write: of what has happened, or asked for by another service. Each has a row in rendering/mails. */
export type Template = keyof OwnMails | RequestedTemplate | AnnouncedTemplate;

/** The values of a mail. */
export type ParamsOf<T extends Template> = T extends keyof OwnMails
  ? OwnMails[T]
  : T extends RequestedTemplate | AnnouncedTemplate
    ? MailParams<T>
    : never;

/** Values as they lie in the queue: texts by name. What made them has checked them. */
export type Params = Readonly<Record<string, string | undefined>>;

/** Who gets it: a user, whose address and language are asked for when it leaves, or an address as given. */
export type Receiver = { readonly userId: string } | { readonly address: string; readonly locale: string };

/** As from which shell it is written: that of the account which it is about, else the one where somebody asked for it. */
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
}

/** A mail of what has happened, with the values of its template and no others. */
export type OrderOf<T extends Template> = { [Each in T]: MailOrder<Each, ParamsOf<Each>> }[T];

/** One of several mails that tell of the same thing as it grows; they leave with a pause between them. */
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
