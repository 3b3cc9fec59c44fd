import type { Actor } from '@kashikari/kernel';
import type { Secrets } from '../ports';

/**
 * Under which hash a refresh token is kept: at a shell that of its origin and the token, so that a token of one host is an
 * unknown one at every other.
 */
export function refreshHash(secrets: Secrets, token: string, { shell }: Pick<Actor, 'shell'>): string {
  return secrets.tokenHash(shell ? `${shell.origin} ${token}` : token);
}
