import {
  HOME_GROUP_TABS,
  isRegistrationNumber,
  NPS_MAX,
  OVERDUE_DAILY_DAYS,
  OVERDUE_THEN_EVERY_DAYS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@kashikari/kernel';
import { z } from 'zod';
import { id, idOrName } from '../schema/ids';
import { locale } from '../schema/locale';
import { weekdays, whole } from '../schema/numbers';
import { email, fault, name, pattern, publicName, text } from '../schema/text';
import { day, quarterOfDay, timeZone } from '../schema/time';

/** Printable ASCII characters (spec section 5). */
export const password = () =>
  z
    .string()
    .superRefine((value, context) => {
      if (value === '') fault(context, 'required');
      else if (!/^[\x20-\x7e]*$/.test(value)) fault(context, 'ascii');
      else if (value.length < PASSWORD_MIN_LENGTH) fault(context, 'too_short', { min: PASSWORD_MIN_LENGTH });
      else if (value.length > PASSWORD_MAX_LENGTH) fault(context, 'too_long', { max: PASSWORD_MAX_LENGTH });
    })
    .meta({
      pattern: `^[\\x20-\\x7e]{${PASSWORD_MIN_LENGTH},${PASSWORD_MAX_LENGTH}}$`,
      minLength: PASSWORD_MIN_LENGTH,
      maxLength: PASSWORD_MAX_LENGTH,
      format: 'password',
    })
    .describe(`${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} ASCII characters.`);

/** Letters, digits and underscore; one per account. */
export const accountName = () =>
  pattern(/^[A-Za-z0-9_]{1,30}$/, 30, 'account_name').meta({ example: 'sakura_nursery' });

const registrationNumber = () =>
  z
    .string()
    .superRefine((value, context) => {
      if (value !== '' && !isRegistrationNumber(value)) fault(context, 'registration_number');
    })
    .meta({ pattern: '^(T[1-9][0-9]{12})?$', maxLength: 14, example: 'T7000012050002' });

const closedDates = (max: number) => z.array(day()).max(max);

/** Rules of a lender for borrowers (spec section 3). Managers bypass these, but never the availability. */
const lenderRules = {
  max_supplies: whole(1, 10_000)
    .nullable()
    .describe('Number of open bookings that a borrower may have; null means no limit.'),
  limit_supply_regardless_of_date: z.boolean().describe('Count future bookings in `max_supplies` too.'),
  disabled_days_indexes: weekdays().describe('Weekdays (0 is Sunday) on which no booking starts or ends.'),
  closed_dates: closedDates(2000).describe(
    'Days on which no booking starts or ends: up to 1,000 from today on. Past ones do not count; the oldest are dropped.',
  ),
  at_least_days_ahead: whole(0, 366).describe(
    'Minimum number of days between the request and the first day of the booking.',
  ),
  extendable_days: whole(0, 366).describe(
    'Total number of days by which a borrower may extend; 0 forbids extensions.',
  ),
  allow_return_by_borrower: z.boolean(),
  allow_hand_over_by_user: z.boolean(),
  allow_manage_by_user: z.boolean().describe('Borrowers may move and cancel their own bookings.'),
  manage_hand_over: z.boolean().describe('A booking is out only after a hand-over.'),
  disable_auto_delay: z.boolean().describe('The next booking is not moved if a good is overdue.'),
  prevent_public_access: z
    .boolean()
    .describe(
      'Goods are visible to members only, regardless of the settings of each good. Only some plans allow switching ' +
        'this on (403 `plan.required`); it stays on when the plan ends.',
    ),
  closed_on_holidays: z
    .enum(['JP'])
    .nullable()
    .describe('Country whose public holidays are closed dates; null: public holidays are ordinary days.'),
  queue_answer_hours: whole(1, 168).describe('Hours within which a user must answer an offer.'),
  accept_invoices: z.boolean().describe('Loans that are paid by card may be paid by invoice too.'),
  reminder_time: quarterOfDay().describe(
    'Time of day in `time_zone` at which reminders and overdue notices are sent.',
  ),
};

/** A user in a list of another one. */
export const UserName = z
  .object({
    id: id(),
    name: z.string(),
    account_name: z.string().nullable(),
    thumbnail_url: z.string().nullable(),
  })
  .meta({ id: 'UserName' });

/** A person or an organisation. Fields marked private are null to others. */
export const User = z
  .object({
    id: id(),
    name: z.string(),
    account_name: z.string().nullable(),
    name_reading: z.string().nullable().describe('Reading of the name in kana.'),
    thumbnail_url: z.string().nullable(),
    email: z.string().nullable().describe('Private.'),
    email_verified: z.boolean().nullable().describe('Private.'),
    pending_email: z
      .string()
      .nullable()
      .describe('Private: the new address, which replaces `email` when it is confirmed.'),
    locale: locale(),
    time_zone: z.string().describe('IANA time zone, in which the days of this lender’s goods are counted.'),
    invoice_name: z.string().nullable().describe('Private.'),
    invoice_email: z.string().nullable().describe('Private.'),
    registration_number: z
      .string()
      .nullable()
      .describe('Private: number as an issuer of qualified invoices, `T` and 13 digits; null for none.'),
    reminder_days_indexes: z
      .array(z.int())
      .describe(
        'Private: weekdays (0 is Sunday) on which overdue notices are sent. If empty: daily for ' +
          `${OVERDUE_DAILY_DAYS} days, then every ${OVERDUE_THEN_EVERY_DAYS} days.`,
      ),
    reminders_chosen: z
      .boolean()
      .describe('Private: whether `reminder_days_indexes` or `reminder_time` was saved, even unchanged.'),
    home_group_ids: z
      .array(id())
      .describe(
        `For the user alone: groups that are tabs of Home, in their order. If empty: the first ${HOME_GROUP_TABS} of \`GET /groups\`.`,
      ),
    pick_up_note: z
      .string()
      .describe(
        'Instructions for picking up a good. Visible to the user, their managers, and users who see it with a ' +
          'booking or with a good that they may book; otherwise empty.',
      ),
    hide_ads: z.boolean().describe('For the user alone: sees no advertisements between screens.'),
    nps: z
      .int()
      .nullable()
      .describe(`Private: the last answer to “would you recommend us”, 0 to ${NPS_MAX}.`),
    hide_nps: z.boolean().describe('Private: closed that question without an answer.'),
    review_requested: z.boolean().describe('Private: saw the request for a review.'),
    goods_count: z
      .int()
      .nullable()
      .describe('At `GET /users/{id}`: number of this user’s goods that the caller may see; else null.'),
    bookings_count: z
      .int()
      .nullable()
      .describe(
        'At `GET /users/{id}`, and for borrowers and waiting people beside a booking and the waiting list of a good: ' +
          'bookings of goods that the caller lends, of all goods for the user, that are open or were returned in the ' +
          'last 365 days. Visible to the user, and to lenders with an open booking or wait of the user or a common ' +
          'group; else null.',
      ),
    overdue_rate: z
      .int()
      .nullable()
      .describe(
        'Beside `bookings_count`: late returns of ended loans in 365 days, percent; null below 5 ended loans.',
      ),
    subscription: z
      .object({ plan: z.string().describe('Id of the plan.') })
      .nullable()
      .describe('At `GET /users/current`: the plan of the user’s account; else null.'),
    managing_users: z
      .array(UserName)
      .nullable()
      .describe('At `GET /users/current` and in an export: accounts that the user manages; else null.'),
    accounts: z
      .array(UserName)
      .nullable()
      .describe(
        'At `GET /users/current` and in an export: accounts that the user added, the oldest first; else null.',
      ),
    ...lenderRules,
    closed_dates: closedDates(1000).describe('Days on which no booking starts or ends.'),
    permissions: z
      .array(z.string())
      .describe(
        'Actions on this user that are available to the caller now: `edit`, `delete`, `appoint_managers`.',
      ),
    created_at: z.string().meta({ format: 'date-time' }),
    updated_at: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'User' });

export type User = z.infer<typeof User>;

/** Fields not sent stay as they are. A blank password means no change. */
export const UserPatch = z
  .object({
    name: publicName(100),
    name_reading: name(100).nullable(),
    email: email(),
    password: z.union([password(), z.literal('')]),
    password_confirmation: text(PASSWORD_MAX_LENGTH),
    refresh_token: text(4096, 1).describe('Session that remains when the password changes; all others end.'),
    account_name: accountName()
      .nullable()
      .describe(
        'Letters, digits and underscore. Only added accounts change it; other accounts may only remove it with null.',
      ),
    locale: locale(),
    time_zone: timeZone(),
    thumbnail_url: text(500)
      .nullable()
      .describe('Address of a picture that the user uploaded here; null for none.'),
    avatar: id()
      .nullable()
      .describe(
        'Id of a picture that the user uploaded (`image_id`); its thumbnail becomes `thumbnail_url`. Null removes it.',
      ),
    invoice_name: name(100).nullable(),
    invoice_email: z.union([email(), z.literal('')]).nullable(),
    registration_number: registrationNumber()
      .nullable()
      .describe(
        'Number as an issuer of qualified invoices: `T` and 13 digits, with their check digit. It is printed on the documents of payments. Null or empty for none.',
      ),
    reminder_days_indexes: weekdays(),
    home_group_ids: z
      .array(id())
      .max(HOME_GROUP_TABS)
      .describe(
        'Groups of the caller that are tabs of Home, in their order; groups that were left are skipped.',
      ),
    pick_up_note: text(500).describe('Plain text; line breaks are preserved.'),
    hide_ads: z
      .boolean()
      .describe('True needs a plan without advertisements (403 `plan.required`); false when that plan ends.'),
    nps: whole(0, NPS_MAX).nullable(),
    hide_nps: z.literal(true).describe('Closes the question for `nps`; it is not asked again.'),
    review_requested: z.literal(true).describe('The request for a review was shown; it is not shown again.'),
    ...lenderRules,
  })
  .partial()
  .meta({ id: 'UserPatch' });

export const UserDeletion = z
  .object({
    email: email().optional().describe('Email address of the account, for confirmation.'),
    account_name: text(30, 1).optional().describe('Account name of an added account, for confirmation.'),
  })
  .superRefine(({ email: address, account_name: typed }, context) => {
    if (address === undefined && typed === undefined)
      context.addIssue({ code: 'custom', path: ['email'], params: { code: 'validation.required' } });
  })
  .meta({ id: 'UserDeletion', description: 'The email address, or the name of an added account.' });

export const userParams = z.object({ id: idOrName('sakura_nursery').describe('Id or account name.') });

export const UserUpdateAnswer = z
  .object({
    user: User,
    pending_email: z
      .string()
      .nullable()
      .describe('The new address, which takes effect when it is confirmed by the emailed link.'),
  })
  .meta({ id: 'UserUpdateAnswer' });
/** The caller and the accounts that the caller manages. */
export const UserList = z.object({ users: z.array(User) }).meta({ id: 'UserList' });

export const CurrentUserAnswer = z
  .object({ user: User, token: z.string().describe('Token for the next requests.') })
  .meta({ id: 'CurrentUserAnswer' });
