import type { User } from '../api/wire';

type Named = Pick<User, 'email' | 'account_name'>;

/**
 * Returns true for a signed-in account: a first account, with an address, or an added one, with an account name. A member
 * card has neither.
 */
export function isAccount<T extends Named>(user: T | null | undefined): user is T {
  return Boolean(user?.email ?? user?.account_name);
}
