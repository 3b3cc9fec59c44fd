import { identity, identityEvents, SETS, textOf } from '@kashikari/contracts';
import { DEFAULT_LOCALE } from '@kashikari/kernel';
import { answerOf } from '../mappers/answer-of';

import { User, UserName } from './user.schema';

/** Default rules of a lender who has set none. */
const noRules = identityEvents.LenderRules.fromJSON({
  allow_return_by_borrower: true,
  allow_manage_by_user: true,
  queue_answer_hours: 24,
  reminder_time: '09:00',
});

/** Returns the picture of a user. Pictures from other origins, which earlier releases accepted, are not shown. */
const pictureOf = ({ thumbnailUrl }: identity.User) =>
  thumbnailUrl.startsWith('/files/images/') ? thumbnailUrl : null;

export const toUser = answerOf(
  User,
  identity.User,
  {
    thumbnail_url: pictureOf,
    // Identity leaves private fields empty for others; member cards and added accounts have no address.
    email_verified: ({ email, emailVerified }) => (email === '' ? null : emailVerified),
    // Filled by the routes of one user, from other services.
    goods_count: () => null,
    bookings_count: () => null,
    overdue_rate: () => null,
    subscription: () => null,
    managing_users: () => null,
    accounts: () => null,
    locale: ({ locale }) => textOf(SETS.locale, locale) ?? DEFAULT_LOCALE,
    pick_up_note: ({ pickUpNote, permissions }) => (permissions.includes('edit') ? pickUpNote : ''),
    queue_answer_hours: ({ lenderRules }) => lenderRules?.queueAnswerHours ?? 24,
    reminder_time: ({ lenderRules }) => lenderRules?.reminderTime || '09:00',
  },
  { name: 'lenderRules', absent: noRules },
);

/** Returns a user as it is shown in a list of another one. */
export const toUserName = answerOf(UserName, identity.User, { thumbnail_url: pictureOf });

/** Returns a lender as seen by a user who may book its goods. */
export const toLender = (user: identity.User): User => ({ ...toUser(user), pick_up_note: user.pickUpNote });
