/** Mails that other services ask for by address, and the values that each can't be without. */
export const REQUESTED = {
  sign_in_link: ['path', 'minutes'],
  verify_email: ['path'],
  confirm_email: ['path'],
  email_change_requested: ['path'],
  email_changed: ['path'],
  new_device: ['device', 'path'],
  session_reused: ['path'],
  sign_in_method_added: ['method', 'path'],
  earlier_access_ended: ['path'],
  manager_added: ['account'],
  invite: ['group', 'path'],
  manager_invite: ['account', 'path', 'stop'],
  heir_invite: ['group', 'from', 'path', 'stop'],
  card_invite: ['group', 'path'],
  group_transferred: ['group', 'from', 'to', 'path'],
  member_added: ['group', 'path'],
  plan_changed: ['plan', 'path'],
  plan_requested: ['account', 'email', 'plan', 'plan_now', 'used', 'path'],
  plan_asked: ['used', 'path'],
  seats_most: ['used', 'limit', 'path'],
  seats_full: ['used', 'limit', 'path'],
  seats_wanted: ['group', 'used', 'limit', 'path'],
  seats_waiting: ['group', 'path'],
} as const satisfies Record<string, readonly string[]>;

/** Mails that other services ask for by user instead of by address, and the values of each. */
export const ANNOUNCED = { new_post: ['group', 'path', 'excerpt'] } as const satisfies Record<
  string,
  readonly string[]
>;

/** Mails that we write of what happened to a booking. */
const OWN = [
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
] as const;

/** A mail that we can write; each has its page (rendering/pages/page-of.ts) and its texts in every language. */
export type Template = (typeof OWN)[number] | keyof typeof REQUESTED | keyof typeof ANNOUNCED;

export const TEMPLATES = [
  ...OWN,
  ...Object.keys(REQUESTED),
  ...Object.keys(ANNOUNCED),
] as readonly Template[];

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
