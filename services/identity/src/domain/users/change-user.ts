import { allow, type Day, dayOf, HOME_GROUP_TABS, NPS_MAX, refuse, type Verdict } from '@kashikari/kernel';
import { readAccountName } from './account-name';
import { isAdded } from './contact';
import { readEmail } from '../shared/email';
import { HOLIDAY_COUNTRIES, type HolidayCountry, type LenderRules } from './lender-rules';
import { avatarUrl, picturesAt } from './avatar';
import { readPassword } from '../sign-in/password';
import { readRegistrationNumber } from './registration-number';
import { applyPatch, sets, type Field, type Patch, type PatchResult } from '../shared/patch';
import {
  day,
  flag,
  idsInOrder,
  imageId,
  locale,
  nullable,
  optionalText,
  pictureUrl,
  setOf,
  timeOfDay,
  timeZone,
  weekdays,
  whole,
  type Reader,
} from '../shared/readers';
import { readName } from '../sign-in/sign-up';
import type { User } from './user';

/** A rule of the lender; what the wire calls null the value leaves out. */
function rule<K extends keyof LenderRules>(key: K, read: Reader<LenderRules[K]>): Field<User> {
  return (user, value) => {
    const verdict = read(value);
    return verdict.ok ? allow({ ...user, rules: { ...user.rules, [key]: verdict.value } }) : verdict;
  };
}

/** A reminder setting: once one was saved, even unchanged, reminders are chosen. */
function reminder(field: Field<User>): Field<User> {
  return (user, value) => {
    const verdict = field(user, value);
    return verdict.ok ? allow({ ...verdict.value, remindersChosen: true }) : verdict;
  };
}

/**
 * An account name belongs to an added account, which needs one to sign in. A name that a first account was given
 * earlier stays until it is removed.
 */
function changedAccountName(user: User, value: unknown): Verdict<User> {
  const read = readAccountName(value);
  if (!read.ok) return read;
  if (read.value === user.accountName) return allow(user);
  if (isAdded(user) === (read.value === null))
    return refuse(isAdded(user) ? 'validation.required' : 'user.account_name_first');
  return allow({ ...user, accountName: read.value });
}

const maxSupplies: Reader<number | undefined> = (value) => {
  const read = nullable(whole(1, 10_000))(value);
  return read.ok ? allow(read.value ?? undefined) : read;
};

const holidayCountry: Reader<HolidayCountry | ''> = (value) => {
  if (value === null || value === '') return allow('');
  return HOLIDAY_COUNTRIES.includes(value as HolidayCountry)
    ? allow(value as HolidayCountry)
    : refuse('validation.choice', { choices: HOLIDAY_COUNTRIES });
};

const invoiceEmail: Reader<string> = (value) =>
  value === null || value === '' ? allow('') : readEmail(value);

const registrationNumber: Reader<string> = (value) =>
  value === null || value === '' ? allow('') : readRegistrationNumber(value);

/** Closed dates from today on. Together with past ones, up to as many are stored. */
const MAX_CLOSED_DATES = 1_000;

/** Maximum number of dates in a request: an owner also sends the past ones. */
const MAX_SENT_DATES = 2 * MAX_CLOSED_DATES;

/** Past dates do not count against the limit; the oldest are dropped where there is no room for them. */
const closedDates =
  (today: Day): Reader<string[]> =>
  (value) => {
    const read = setOf(day, MAX_SENT_DATES)(value);
    if (!read.ok) return read;
    const past = read.value.filter((date) => date < today);
    const ahead = read.value.length - past.length;
    if (ahead > MAX_CLOSED_DATES) return refuse('validation.too_many', { max: MAX_CLOSED_DATES });
    return allow(read.value.slice(Math.max(0, read.value.length - MAX_CLOSED_DATES)));
  };

/** Maximum length in characters; the screens count the same way. */
const PICK_UP_NOTE_MAX_LENGTH = 500;

/** A question that is asked once ever: its flag is never reset. */
const onlyTrue: Reader<boolean> = (value) =>
  value === true ? allow(true) : refuse('validation.choice', { choices: ['true'] });

/** Spec section 3, user: every setting that its owner may change, by its wire name. */
const FIELDS: Readonly<Record<string, Field<User>>> = {
  name: sets('name', readName),
  name_reading: sets('nameReading', optionalText({ max: 100 })),
  account_name: changedAccountName,
  email: (user, value) => {
    // An address belongs to the first account alone.
    if (isAdded(user)) return refuse('forbidden');
    const email = readEmail(value);
    if (!email.ok) return email;
    // The old one holds until the new one is confirmed; who writes the old one again wants no other.
    return allow({ ...user, pendingEmail: email.value === user.email ? null : email.value });
  },
  locale: sets('locale', locale),
  time_zone: sets('timeZone', timeZone),
  invoice_name: sets('invoiceName', optionalText({ max: 100 })),
  invoice_email: sets('invoiceEmail', invoiceEmail),
  registration_number: sets('registrationNumber', registrationNumber),
  reminder_days_indexes: reminder(sets('reminderDaysIndexes', weekdays)),
  home_group_ids: sets('homeGroupIds', idsInOrder(HOME_GROUP_TABS)),
  pick_up_note: sets('pickUpNote', optionalText({ max: PICK_UP_NOTE_MAX_LENGTH, multiline: true })),
  thumbnail_url: sets('thumbnailUrl', pictureUrl),
  avatar: (user, value) => {
    const read = imageId(value);
    return read.ok ? allow({ ...user, thumbnailUrl: avatarUrl(read.value) }) : read;
  },
  hide_ads: sets('hideAds', flag),
  nps: sets('nps', nullable(whole(0, NPS_MAX))),
  hide_nps: sets('hideNps', onlyTrue),
  review_requested: sets('reviewRequested', onlyTrue),
  max_supplies: rule('maxSupplies', maxSupplies),
  limit_supply_regardless_of_date: rule('limitSupplyRegardlessOfDate', flag),
  disabled_days_indexes: rule('disabledDaysIndexes', weekdays as Reader<number[]>),
  at_least_days_ahead: rule('atLeastDaysAhead', whole(0, 366)),
  extendable_days: rule('extendableDays', whole(0, 366)),
  allow_return_by_borrower: rule('allowReturnByBorrower', flag),
  allow_hand_over_by_user: rule('allowHandOverByUser', flag),
  allow_manage_by_user: rule('allowManageByUser', flag),
  manage_hand_over: rule('manageHandOver', flag),
  disable_auto_delay: rule('disableAutoDelay', flag),
  prevent_public_access: rule('preventPublicAccess', flag),
  accept_invoices: rule('acceptInvoices', flag),
  closed_on_holidays: rule('closedOnHolidays', holidayCountry),
  queue_answer_hours: rule('queueAnswerHours', whole(1, 168)),
  reminder_time: reminder(rule('reminderTime', timeOfDay)),
};

/** The user after a PATCH of its settings. The password is another matter: see {@link readNewPassword}. */
export function changeUser(user: User, patch: Patch, now: number): PatchResult<User> {
  const closed = rule('closedDates', closedDates(dayOf(now, user.timeZone)));
  const { value, faults } = applyPatch({ ...FIELDS, closed_dates: closed }, user, patch);
  return { value: { ...value, version: user.version + 1, updatedAt: now }, faults };
}

/** The picture that a patch names, by its id or where it is shown, to be asked for where it is kept. */
export function avatarIn({ avatar = null, thumbnail_url: url = '' }: Patch): string | undefined {
  const read = imageId(avatar);
  if (read.ok && read.value) return read.value;
  return typeof url === 'string' ? picturesAt(url)[0] : undefined;
}

/** The new password of a patch; undefined when it stays (a blank one means no change, spec section 5). */
export function readNewPassword(patch: Patch): Verdict<string | undefined> {
  const { password, password_confirmation: again } = patch;
  if (password === undefined || password === null || password === '') return allow(undefined);
  if (again !== undefined && again !== password) {
    return refuse('user.password_confirmation', undefined, 'password_confirmation');
  }
  const read = readPassword(password);
  return read.ok ? read : { ok: false, refusal: { ...read.refusal, field: 'password' } };
}
