import type { Contact, User } from './user';

/** Returns true for an account that was added to a first account. */
export function isAdded({ firstAccountId }: Pick<User, 'firstAccountId'>): boolean {
  return firstAccountId !== null;
}

/**
 * Returns the address that receives an account's mails: its own, or that of the first account for an added one. Member
 * cards have none.
 */
export function contactOf({
  email,
  emailVerified,
  firstContact,
}: Pick<User, 'email' | 'emailVerified' | 'firstContact'>): Contact | undefined {
  return email === null ? (firstContact ?? undefined) : { email, isVerified: emailVerified };
}
