import type { Auth } from './auth';
import { isAccount } from './is-account';
import type { Prefs } from './prefs';

interface Device {
  readonly prefs: Pick<Prefs, 'idleMinutes' | 'forgetsAccounts'>;
  readonly auth: Pick<Auth, 'user'>;
}

/**
 * Returns true if people share this device: it signs out inactive users, remembers no accounts (`device_setting`), or a
 * member card was read.
 */
export function isSharedDevice({ prefs, auth }: Device): boolean {
  return prefs.idleMinutes > 0 || prefs.forgetsAccounts || (auth.user !== null && !isAccount(auth.user));
}
