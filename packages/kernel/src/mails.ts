/**
 * Mails that one service asks notify for, and the values of each (docs/adr/0041). Who asks and who writes them share these
 * rows: a value that lacks, or one that a mail doesn't have, does not compile on either side.
 */

/**
 * What a value is: a text that says something, one that may be empty, or a path of our own site with its token. With `?` in
 * its name it may also lack.
 */
type Kind = 'text' | 'text or empty' | 'path';

/** The values of one mail, by wire name. */
export type MailRow = Readonly<Record<string, Kind>>;

/** How its receiver is called; empty where nobody knows. */
const NAMED = { 'name?': 'text or empty' } as const satisfies MailRow;

/** Used seats, and how many there are; an empty limit is none. */
const SEATS = { used: 'text', limit: 'text or empty' } as const satisfies MailRow;

/** What somebody has written, and who. */
const WRITTEN = { excerpt: 'text', 'author?': 'text or empty' } as const satisfies MailRow;

/** To an address, in a language. */
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
  /** `percent` is taken off, or no longer, from the next period on. */
  plan_nonprofit: { ...NAMED, percent: 'text', path: 'path' },
  plan_nonprofit_ended: { ...NAMED, percent: 'text', path: 'path' },
  /** A group's fee is new, or dearer; `from` is its day, `YYYY-MM-DD`. */
  fee_notice: { ...NAMED, group: 'text', yen: 'text', from: 'text', path: 'path' },
  fee_raised: { ...NAMED, group: 'text', yen: 'text', from: 'text', path: 'path' },
  /** `end` is the day on which the membership is paused, `YYYY-MM-DD`. */
  fee_due: { ...NAMED, group: 'text', yen: 'text', end: 'text', path: 'path' },
  /** As `plan_failing`. */
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
  /** `nonprofit` is `1` where it is one. */
  plan_requested: {
    ...{ ...NAMED, account: 'text', email: 'text', plan: 'text', plan_now: 'text', ...SEATS },
    ...{ 'nonprofit?': 'text', 'excerpt?': 'text', 'author?': 'text or empty', path: 'path' },
  },
  plan_asked: { ...NAMED, 'asker?': 'text or empty', ...SEATS, path: 'path' },
  seats_most: { ...NAMED, ...SEATS, path: 'path' },
  seats_full: { ...NAMED, ...SEATS, path: 'path' },
  seats_wanted: { ...NAMED, group: 'text', ...SEATS, path: 'path' },
  seats_waiting: { ...NAMED, group: 'text', ...SEATS, path: 'path' },
} as const satisfies Readonly<Record<string, MailRow>>;

/** To users, each by the own address, in the own language and as far as they want it. */
export const ANNOUNCED_MAILS = {
  new_post: { group: 'text', ...WRITTEN, path: 'path' },
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

/** A mail that is asked for: which, and its values. */
export type MailRequest<T extends keyof Rows = RequestedTemplate> = {
  readonly [Each in T]: { readonly template: Each; readonly params: MailParams<Each> };
}[T];

/** The first value of a mail that lacks or is none; undefined where all are as the row says. */
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

/** A path of our own site: a mail never leads anywhere else. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(path);
}
