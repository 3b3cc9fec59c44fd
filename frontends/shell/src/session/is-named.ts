import type { User } from '@kashikari/web-kit';

/** Whether an address below `users/` is this user's: by id or by account name. */
export function isNamed({ id, account_name }: User, asked: string | undefined): boolean {
  return asked !== undefined && (asked === id || asked === account_name);
}
