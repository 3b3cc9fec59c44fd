import { refused } from '@kashikari/kernel';
import type { Shell, Way } from '@kashikari/platform/edge';

/** @throws DomainError `auth.way_off` for a way of signing in that a shell doesn't offer */
export function refuseWay(shell: Shell | undefined, way: Way): void {
  if (shell && !shell.ways.includes(way)) throw refused('auth.way_off', { ways: shell.ways });
}

/** Returns true if a shell offers sign-in by a provider: any of the installation's, or those that it names. */
export function offersProvider(shell: Shell | undefined, id: string): boolean {
  if (!shell) return true;
  return shell.ways.includes('provider') && (shell.providers?.includes(id) ?? true);
}

/** @throws DomainError `auth.way_off` where accounts are not made with a password */
export function refuseSignUp(shell: Shell | undefined): void {
  if (shell?.signUp === 'off' || shell?.signUp === 'provider')
    throw refused('auth.way_off', { ways: shell.ways });
}
