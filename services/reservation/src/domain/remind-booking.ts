import { allow, dayOf, endOfDay, refuse, type Locale, type Verdict } from '@kashikari/kernel';
import { changed, type BookingContext, type Change } from './booking-context';
import { callerMay, phaseIn, stateParams } from './gate';
import { isOut } from './state';

/** A manager's reminder: the booking with its moment, and the text of the message to the borrower. */
export interface AskedReminder {
  readonly change: Change;
  readonly body: string;
}

/** Managers only; of what is late or due today, once a day. Days are the lender's. */
function mayRemind(context: BookingContext): Verdict<null> {
  const may = callerMay(context, false);
  if (!may.ok) return may;
  if (!isLateOrDue(context)) return refuse('booking.not_due', stateParams(phaseIn(context)));
  const { booking, lender, now } = context;
  const { remindedAt } = booking;
  if (remindedAt !== null && dayOf(remindedAt, lender.zone) === dayOf(now, lender.zone)) {
    return refuse('booking.already_reminded', { at: new Date(remindedAt).toISOString() });
  }
  return allow(null);
}

/**
 * Reminds the borrower to return the good.
 * @param locale the borrower's
 * @param words text of the manager, after the standard text; may be empty
 */
export function remindBooking(
  context: BookingContext,
  locale: Locale,
  words: string,
): Verdict<AskedReminder> {
  const may = mayRemind(context);
  if (!may.ok) return may;
  const { booking, good, now } = context;
  const request = (now >= booking.span.until ? LATE : DUE)[locale](good.title);
  const own = words.trim();
  const body = own === '' ? request : `${request}\n\n${own}`;
  return allow({ change: changed(context, 'reminded', { remindedAt: now }), body });
}

/** Returns true if it is out, and its end is past or on the lender's today: the parts `late` and `due` of that day. */
function isLateOrDue(context: BookingContext): boolean {
  const { booking, lender, now } = context;
  const phase = phaseIn(context);
  if (!isOut(phase)) return false;
  return phase === 'overdue' || booking.span.until <= endOfDay(dayOf(now, lender.zone), lender.zone);
}

type Request = Readonly<Record<Locale, (title: string) => string>>;

const LATE: Request = {
  ja: (title) => `「${title}」の返却期限を過ぎています。返却をお願いします。`,
  en: (title) => `“${title}” is past its return date. Please return it.`,
  'ja-Hira': (title) => `「${title}」を かえす ひが すぎて います。かえして ください。`,
};

const DUE: Request = {
  ja: (title) => `「${title}」は今日が返却日です。返却をお願いします。`,
  en: (title) => `“${title}” is due back today. Please return it.`,
  'ja-Hira': (title) => `「${title}」は きょうが かえす ひです。かえして ください。`,
};
