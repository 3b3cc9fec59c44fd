import { allow, refuse, type Verdict, snakeCase } from '@kashikari/kernel';
import type { MailOrder, Template } from './mail';

/**
 * A user's choice of notifications by kind and way (spec section 3, "Notification settings flags"), for the kinds that
 * exist. Returns that are due are notified by mail only.
 */
export interface NotificationSetting {
  readonly emailMessage: boolean;
  readonly emailNewBooking: boolean;
  readonly emailUpdateBooking: boolean;
  readonly emailStartDate: boolean;
  readonly emailReturnDate: boolean;
  readonly emailNewPost: boolean;
  readonly pushMessage: boolean;
  readonly pushNewBooking: boolean;
  readonly pushUpdateBooking: boolean;
  readonly pushStartDate: boolean;
  readonly pushNewPost: boolean;
  readonly emailNewGoods: boolean;
  readonly pushNewGoods: boolean;
  readonly emailComment: boolean;
  readonly pushComment: boolean;
}

type Flag = keyof NotificationSetting;

export type Way = 'email' | 'push';

/** Settings of users who have never changed theirs. */
export const ALL_ON: NotificationSetting = {
  emailMessage: true,
  emailNewBooking: true,
  emailUpdateBooking: true,
  emailStartDate: true,
  emailReturnDate: true,
  emailNewPost: true,
  pushMessage: true,
  pushNewBooking: true,
  pushUpdateBooking: true,
  pushStartDate: true,
  pushNewPost: true,
  emailNewGoods: true,
  pushNewGoods: true,
  emailComment: true,
  pushComment: true,
};

/** Kinds of news, as the flags of both ways name them. */
export type NoticeKind =
  | 'Message'
  | 'NewBooking'
  | 'UpdateBooking'
  | 'StartDate'
  | 'ReturnDate'
  | 'NewPost'
  | 'NewGoods'
  | 'Comment'
  | 'UsageReport';

/** Kind that turns off each template; other mails (sign-in, lateness, disputes …) cannot be turned off. */
const KIND_OF: Partial<Record<Template, NoticeKind>> = {
  message: 'Message',
  booking_created: 'NewBooking',
  bookings_created: 'NewBooking',
  booking_updated: 'UpdateBooking',
  booking_extended: 'UpdateBooking',
  booking_delayed: 'UpdateBooking',
  booking_not_delayed: 'UpdateBooking',
  booking_cancelled: 'UpdateBooking',
  booking_prepared: 'UpdateBooking',
  bookings_cancelled: 'UpdateBooking',
  series_created: 'NewBooking',
  series_cancelled: 'UpdateBooking',
  reminder_start: 'StartDate',
  reminder_return: 'ReturnDate',
  new_post: 'NewPost',
  new_comment: 'Comment',
  new_goods: 'NewGoods',
  usage_report_daily: 'UsageReport',
};

/** Returns the kind that turns off mails of a template; undefined for those that cannot be turned off. */
export const kindOf = (template: Template): NoticeKind | undefined => KIND_OF[template];

/** Returns true if the setting has this kind on, by this way. */
export function isOn(setting: NotificationSetting, kind: NoticeKind, way: Way): boolean {
  const flag = `${way}${kind}`;
  return flag in setting ? setting[flag as Flag] : false;
}

/** Turns one kind off by one way, even if nothing is on after it. */
export const turnOff = (setting: NotificationSetting, kind: NoticeKind, way: Way): NotificationSetting => ({
  ...setting,
  [`${way}${kind}`]: false,
});

/** Marks a mail that its receiver gets, wanted or not. */
export const FORCED = { force: 'yes' } as const;

/** Returns true if the receiver's settings allow to send it that way. */
export function isWanted(
  { template, params }: Pick<MailOrder, 'template' | 'params'>,
  setting: NotificationSetting,
  way: Way,
): boolean {
  const kind = KIND_OF[template];
  if (kind === undefined || params['force'] === FORCED.force) return true;
  return isOn(setting, kind, way);
}

/** Returns the ways in which a message about a booking reaches a user, of the ways that the user has. */
export function reachOf(
  { emailMessage, pushMessage }: NotificationSetting,
  has: Readonly<Record<Way, boolean>>,
): Way[] {
  return [
    ...(has.email && emailMessage ? (['email'] as const) : []),
    ...(has.push && pushMessage ? (['push'] as const) : []),
  ];
}

/** Returns true if a change turns on news of goods: the user's consent to those with a price. */
export function isConsent({
  emailNewGoods,
  pushNewGoods,
}: Partial<Record<'emailNewGoods' | 'pushNewGoods', boolean | null>>): boolean {
  return emailNewGoods === true || pushNewGoods === true;
}

/**
 * Applies a change of settings. Refuses to turn everything off (spec section 5: at least one of e-mail or push is on).
 * @param patch requested values; the first one that turns something off gets the fault
 */
export function choose(
  before: NotificationSetting,
  patch: Partial<NotificationSetting>,
): Verdict<NotificationSetting> {
  const given = Object.fromEntries(Object.entries(patch).filter(([, on]) => on !== undefined));
  const after: NotificationSetting = { ...before, ...given };
  if (Object.values(after).some(Boolean)) return allow(after);
  const field = Object.keys(given).find((flag) => given[flag] === false) ?? '';
  return refuse('notification_setting.none', undefined, snakeCase(field));
}
