/** The mails that we can write; each has its texts in every language. */
export const TEMPLATES = [
  'booking_created',
  'bookings_created',
  'booking_updated',
  'booking_extended',
  'booking_delayed',
  'booking_not_delayed',
  'booking_cancelled',
  'bookings_cancelled',
  'booking_dispute_opened',
  'booking_dispute_closed',
  'series_created',
  'series_cancelled',
  'reminder_start',
  'reminder_return',
  'reminder_overdue',
  'message',
  'wait_offered',
  'wait_lapsed',
  'sign_in_link',
  'verify_email',
  'confirm_email',
  'email_change_requested',
  'email_changed',
  'new_device',
  'session_reused',
  'sign_in_method_added',
  'earlier_access_ended',
  'manager_added',
  'invite',
  'manager_invite',
  'heir_invite',
  'card_invite',
  'new_post',
  'group_transferred',
  'member_added',
  'plan_changed',
  'plan_requested',
  'plan_asked',
  'seats_most',
  'seats_full',
  'seats_wanted',
  'seats_waiting',
] as const;

export type Template = (typeof TEMPLATES)[number];

/** Values of a mail, by name. */
export type Params = Readonly<Record<string, string>>;

/** Who gets it: a user, whose address and language are asked for when it leaves, or an address as given. */
export type Receiver = { readonly userId: string } | { readonly address: string; readonly locale: string };

/** A mail that is owed. */
export interface MailOrder {
  /** The same key again is the same mail. */
  readonly key: string;
  readonly template: Template;
  readonly receiver: Receiver;
  readonly params: Params;
}

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
