import { allow, PAYOUT_MIN, refuse, type Verdict } from '@kashikari/kernel';
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

/** Money of an account that is neither paid nor paid out. */
export interface OpenMoney {
  /** Payments that it owes. */
  readonly unpaid: number;
  /** Yen that can be paid out. */
  readonly available: number;
  /** Yen of payouts that have not arrived. */
  readonly inTransit: number;
  /** Yen under dispute. */
  readonly disputed: number;
}

/**
 * Deletes a user. The id stays, so that records of others keep their meaning; personal data is erased. Refused while
 * goods are out (spec section 5), and while money is open. An amount below the lowest payout does not count.
 */
export function deleteUser(
  user: User,
  typedEmail: string,
  { money, ...open }: OpenBusiness & { readonly money: OpenMoney },
  now: number,
): Verdict<User> {
  if (user.email === null || normaliseEmail(typedEmail) !== user.email) {
    return refuse('user.email_mismatch', undefined, 'email');
  }
  if (open.borrowed + open.lent > 0) return refuse('user.unreturned_bookings', { ...open });
  const { unpaid, available, inTransit, disputed } = money;
  if (unpaid > 0 || available >= PAYOUT_MIN || inTransit > 0 || disputed > 0)
    return refuse('user.money_open', { unpaid, available, disputed, in_transit: inTransit });
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
