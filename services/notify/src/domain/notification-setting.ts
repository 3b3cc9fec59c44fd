import type { MailOrder, Template } from './mail';

/** Which mails somebody wants (spec section 3, "Notification settings flags", as far as there are such mails). */
export interface NotificationSetting {
  readonly emailMessage: boolean;
  readonly emailNewBooking: boolean;
  readonly emailUpdateBooking: boolean;
  readonly emailStartDate: boolean;
  readonly emailReturnDate: boolean;
  readonly emailNewPost: boolean;
}

/** Of who has never chosen. */
export const ALL_ON: NotificationSetting = {
  emailMessage: true,
  emailNewBooking: true,
  emailUpdateBooking: true,
  emailStartDate: true,
  emailReturnDate: true,
  emailNewPost: true,
};

/** What each kind of mail is turned off by; the others (signing in, lateness, disputes …) can't be. */
const FLAG_OF: Partial<Record<Template, keyof NotificationSetting>> = {
  message: 'emailMessage',
  booking_created: 'emailNewBooking',
  bookings_created: 'emailNewBooking',
  booking_updated: 'emailUpdateBooking',
  booking_extended: 'emailUpdateBooking',
  booking_delayed: 'emailUpdateBooking',
  booking_not_delayed: 'emailUpdateBooking',
  booking_cancelled: 'emailUpdateBooking',
  bookings_cancelled: 'emailUpdateBooking',
  series_created: 'emailNewBooking',
  series_cancelled: 'emailUpdateBooking',
  reminder_start: 'emailStartDate',
  reminder_return: 'emailReturnDate',
  new_post: 'emailNewPost',
};

/** Marks a mail that its receiver gets, wanted or not. */
export const FORCED = { force: 'yes' } as const;

/** Whether a mail may leave, as its receiver has chosen. */
export function isWanted(
  { template, params }: Pick<MailOrder, 'template' | 'params'>,
  setting: NotificationSetting,
): boolean {
  const flag = FLAG_OF[template];
  return flag === undefined || setting[flag] || params['force'] === FORCED.force;
}
