import type { User } from '@kashikari/web-kit';

/**
 * Returns true if an address below `users/` refers to this user: by id, by account name, or by `current` (the signed-in
 * user).
 */
export function isNamed({ id, account_name }: User, asked: string | undefined): boolean {
  return asked !== undefined && [id, account_name, 'current'].includes(asked);
}
