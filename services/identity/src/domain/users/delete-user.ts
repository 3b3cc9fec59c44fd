import { allow, PAYOUT_MIN, refuse, type Verdict } from '@kashikari/kernel';
import { normaliseEmail } from '../shared/email';
import { accountNameKey } from './account-name';
import { isAdded } from './contact';
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

/** Text that confirms a deletion: the address of a first account, or the name of an added one. */
export interface DeletionConfirmation {
  readonly email: string;
  readonly accountName: string;
}

/**
 * Deletes a user. The id stays, so that records of others keep their meaning; personal data is erased. Refused while
 * goods are out (spec section 5), while money is open, and while added accounts are left. An amount below the lowest
 * payout does not count.
 */
export function deleteUser(
  user: User,
  typed: DeletionConfirmation,
  { money, accounts, ...open }: OpenBusiness & { readonly money: OpenMoney; readonly accounts: number },
  now: number,
): Verdict<User> {
  const mismatch = mismatchOf(user, typed);
  if (mismatch) return mismatch;
  if (accounts > 0) return refuse('user.has_accounts', { accounts });
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
    firstAccountId: null,
    firstContact: null,
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
    hideNps: false,
    reviewRequested: false,
    updatedAt: now,
    deletedAt: now,
  });
}

function mismatchOf(user: User, typed: DeletionConfirmation): Verdict<never> | undefined {
  if (isAdded(user)) {
    const isSame = accountNameKey(typed.accountName.trim()) === accountNameKey(user.accountName ?? '');
    return isSame && user.accountName
      ? undefined
      : refuse('user.account_name_mismatch', undefined, 'account_name');
  }
  const isSame = user.email !== null && normaliseEmail(typed.email) === user.email;
  return isSame ? undefined : refuse('user.email_mismatch', undefined, 'email');
}
