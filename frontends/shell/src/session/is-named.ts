import type { User } from '@kashikari/web-kit';

/** Whether an address below `users/` is this user's: by id, by account name, or by `current`, which is whoever is signed in. */
export function isNamed({ id, account_name }: User, asked: string | undefined): boolean {
  return asked !== undefined && [id, account_name, 'current'].includes(asked);
}
