import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { normaliseEmail } from '../shared/email';
import { DEFAULT_RULES } from './lender-rules';
import type { User } from './user';

/** Bookings that are out, on either side of the counter. */
export interface OpenBusiness {
  /** Goods of others that this user has not yet returned. */
  readonly borrowed: number;
  /** Own goods that others have not yet returned. */
  readonly lent: number;
}

/**
 * Deletes a user. The id stays, so that records of others keep their meaning; personal data is erased. Refused while
 * goods are out (spec section 5).
 */
export function deleteUser(user: User, typedEmail: string, open: OpenBusiness, now: number): Verdict<User> {
  if (user.email === null || normaliseEmail(typedEmail) !== user.email) {
    return refuse('user.email_mismatch', undefined, 'email');
  }
  if (open.borrowed + open.lent > 0) return refuse('user.unreturned_bookings', { ...open });
  return allow({
    ...user,
    version: user.version + 1,
    name: '',
    nameReading: '',
    accountName: null,
    email: null,
    emailVerified: false,
    pendingEmail: null,
    passwordHash: null,
    rules: DEFAULT_RULES,
    invoiceName: '',
    invoiceEmail: '',
    registrationNumber: '',
    reminderDaysIndexes: [],
    remindersChosen: false,
    homeGroupIds: [],
    pickUpNote: '',
    thumbnailUrl: '',
    nps: null,
    updatedAt: now,
    deletedAt: now,
  });
}
