/**
 * Mails that services request from notify, and the values of each (docs/adr/0041). Requesters and notify share these
 * rows: a missing value, or one that a mail doesn't have, does not compile on either side.
 */

/**
 * The type of a value: text, text that may be empty, or a path on this site with its token. `?` in its name makes it
 * optional.
 */
type Kind = 'text' | 'text or empty' | 'path';

/** The values of one mail, by wire name. */
export type MailRow = Readonly<Record<string, Kind>>;

/** Name of the recipient; empty if unknown. */
const NAMED = { 'name?': 'text or empty' } as const satisfies MailRow;

/** Used seats and their limit; an empty limit means unlimited. */
const SEATS = { used: 'text', limit: 'text or empty' } as const satisfies MailRow;

/** An excerpt of a written text, and its author. */
const WRITTEN = { excerpt: 'text', 'author?': 'text or empty' } as const satisfies MailRow;

/** The signed-in user who wrote to support, and the screen from which. */
const WRITTEN_BY = {
  'account?': 'text or empty',
  'account_id?': 'text',
  'screen?': 'text',
} as const satisfies MailRow;

/** Mails that are sent to a given address, in a given language. */
export const REQUESTED_MAILS = {
  /** `token` is that of the path. */
  sign_in_link: { ...NAMED, path: 'path', minutes: 'text', 'token?': 'text' },
  /** Sent by a mail server that is not in use yet. */
  mail_test: { ...NAMED, path: 'path' },
  verify_email: { ...NAMED, path: 'path' },
  confirm_email: { ...NAMED, path: 'path' },
  email_change_requested: { ...NAMED, path: 'path' },
  email_changed: { ...NAMED, path: 'path' },
  new_device: { ...NAMED, device: 'text', path: 'path' },
  session_reused: { ...NAMED, path: 'path' },
  sign_in_method_added: { ...NAMED, method: 'text', path: 'path' },
  earlier_access_ended: { ...NAMED, path: 'path' },
  manager_added: { ...NAMED, account: 'text', 'path?': 'path' },
  /** `stop` leads to no more invitations. */
  invite: { ...NAMED, group: 'text', 'inviter?': 'text or empty', path: 'path', 'stop?': 'path' },
  manager_invite: { ...NAMED, account: 'text', path: 'path', stop: 'path' },
  heir_invite: { ...NAMED, group: 'text', from: 'text', path: 'path', stop: 'path' },
  card_invite: { ...NAMED, group: 'text', path: 'path', 'stop?': 'path' },
  group_transferred: { ...NAMED, group: 'text', from: 'text', to: 'text', path: 'path' },
  /** `tries` wrong passcodes within a day; the path leads to where it is changed. */
  passcode_guessed: { ...NAMED, group: 'text', tries: 'text', path: 'path' },
  member_added: { ...NAMED, group: 'text', path: 'path' },
  /** `until` is the last day, `YYYY-MM-DD`. */
  plan_changed: { ...NAMED, plan: 'text', limit: 'text or empty', 'until?': 'text', path: 'path' },
  /** `next` is the day on which it is paid again, `YYYY-MM-DD`. */
  plan_begun: { ...NAMED, plan: 'text', limit: 'text or empty', next: 'text', path: 'path' },
  /** `error` is the provider's code. Days as `YYYY-MM-DD`: when the card is charged again, and when the plan ends. */
  plan_failing: { ...NAMED, yen: 'text', error: 'text', 'retry?': 'text', end: 'text', path: 'path' },
  /** An invoice was sent; `due` is the last day on which it is paid, `YYYY-MM-DD`. */
  plan_invoiced: { ...NAMED, yen: 'text', due: 'text', path: 'path' },
  /** An invoice was not paid; `end` is the day on which the plan ends, where it does. */
  plan_overdue: { ...NAMED, yen: 'text', 'end?': 'text', path: 'path' },
  plan_ended: { ...NAMED, plan: 'text', limit: 'text or empty', path: 'path' },
  /** `percent` is the discount that begins or ends with the next period. */
  plan_nonprofit: { ...NAMED, percent: 'text', path: 'path' },
  plan_nonprofit_ended: { ...NAMED, percent: 'text', path: 'path' },
  /** A group's fee is new, or dearer; `from` is its day, `YYYY-MM-DD`. */
  fee_notice: { ...NAMED, group: 'text', yen: 'text', from: 'text', path: 'path' },
  fee_raised: { ...NAMED, group: 'text', yen: 'text', from: 'text', path: 'path' },
  /** `end` is the day on which the membership is paused, `YYYY-MM-DD`. */
  fee_due: { ...NAMED, group: 'text', yen: 'text', end: 'text', path: 'path' },
  /** Same values as `plan_failing`. */
  fee_failing: {
    ...NAMED,
    group: 'text',
    yen: 'text',
    error: 'text',
    'retry?': 'text',
    end: 'text',
    path: 'path',
  },
  fee_stopped: { ...NAMED, group: 'text', yen: 'text', path: 'path' },
  fee_ended: { ...NAMED, group: 'text', path: 'path' },
  /** `yen` goes back from the lender directly, or to the card. */
  fee_refunded: { ...NAMED, group: 'text', yen: 'text', path: 'path' },
  fee_refunded_card: { ...NAMED, group: 'text', yen: 'text', path: 'path' },
  payout_sent: { ...NAMED, yen: 'text', path: 'path' },
  payout_failed: { ...NAMED, yen: 'text', path: 'path' },
  /** `end` is the day on which it is paid out without a request, `YYYY-MM-DD`. */
  payout_reminder: { ...NAMED, yen: 'text', end: 'text', path: 'path' },
  chargeback_opened: { ...NAMED, yen: 'text', path: 'path' },
  chargeback_won: { ...NAMED, yen: 'text', path: 'path' },
  chargeback_lost: { ...NAMED, yen: 'text', path: 'path' },
  /** `nonprofit` is `1` where it is one. */
  plan_requested: {
    ...{ ...NAMED, account: 'text', email: 'text', plan: 'text', plan_now: 'text', ...SEATS },
    ...{ 'nonprofit?': 'text', 'excerpt?': 'text', 'author?': 'text or empty', path: 'path' },
  },
  plan_asked: { ...NAMED, 'asker?': 'text or empty', ...SEATS, path: 'path' },
  seats_most: { ...NAMED, ...SEATS, path: 'path' },
  seats_full: { ...NAMED, ...SEATS, path: 'path' },
  seats_wanted: { ...NAMED, group: 'text', ...SEATS, path: 'path' },
  /**
   * Mail to the operator. `asker` is the name that the person gave, `priority` is `yes` if the plan includes priority support;
   * `reply_by` is RFC 3339, and `time_zone` the zone in which it is shown.
   */
  inquiry: {
    ...{ number: 'text', category: 'text', asker: 'text', email: 'text', body: 'text', 'crash?': 'text' },
    ...{ ...WRITTEN_BY, 'priority?': 'text', reply_by: 'text', time_zone: 'text' },
  },
  /** Receipt for the person who wrote. */
  inquiry_received: { ...NAMED, number: 'text', body: 'text', reply_by: 'text', time_zone: 'text' },
  /** Mail to the operator. `rating` is a number from 1 to 5. */
  feedback: { body: 'text', 'rating?': 'text', ...WRITTEN_BY },
  seats_waiting: { ...NAMED, group: 'text', ...SEATS, path: 'path' },
} as const satisfies Readonly<Record<string, MailRow>>;

/** A usage report of a group. */
const REPORT = { group: 'text', group_id: 'text', first_day: 'text', last_day: 'text' } as const;

/** Mails to users, at each user's address and in each user's language, if the user's settings allow them. */
export const ANNOUNCED_MAILS = {
  /** `group_id` is the group by which receivers choose. */
  new_post: { group: 'text', 'group_id?': 'text', ...WRITTEN, path: 'path' },
  /** A usage report is ready. Its days are `YYYY-MM-DD`, both inclusive. */
  usage_report: { ...REPORT, path: 'path' },
  /** The daily one of the day before. */
  usage_report_daily: { ...REPORT, path: 'path' },
} as const satisfies Readonly<Record<string, MailRow>>;

type Rows = typeof REQUESTED_MAILS & typeof ANNOUNCED_MAILS;

export type RequestedTemplate = keyof typeof REQUESTED_MAILS;
export type AnnouncedTemplate = keyof typeof ANNOUNCED_MAILS;

/** The values of a mail. */
export type MailParams<T extends keyof Rows> = {
  readonly [Name in keyof Rows[T] as Name extends `${string}?` ? never : Name]: string;
} & {
  readonly [Name in keyof Rows[T] as Name extends `${infer Bare}?` ? Bare : never]?: string;
};

export type MailRequest<T extends keyof Rows = RequestedTemplate> = {
  readonly [Each in T]: { readonly template: Each; readonly params: MailParams<Each> };
}[T];

/** Returns the name of the first missing or invalid value of a mail; undefined if all values match the row. */
export function faultyParam(
  row: MailRow,
  params: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const rows = Object.entries(row).map(
    ([name, kind]) => [name.replace('?', ''), kind, name.endsWith('?')] as const,
  );
  return rows.find(([name, kind, mayLack]) => !isGood(params[name], kind, mayLack))?.[0];
}

function isGood(value: string | undefined, kind: Kind, mayLack: boolean): boolean {
  if (value === undefined) return mayLack;
  if (kind === 'path') return isOwnPath(value);
  return kind === 'text or empty' || mayLack || value !== '';
}

/** Returns true for a path on this site. Mails link to no other site. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(path);
}
