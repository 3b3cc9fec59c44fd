import type { RootState } from './store';

/**
 * Whether people share this device: it signs out whoever is away, or remembers no accounts (`device_setting`), or a member
 * card was read.
 */
export function isSharedDevice({ prefs, auth }: Pick<RootState, 'prefs' | 'auth'>): boolean {
  return prefs.idleMinutes > 0 || prefs.forgetsAccounts || (auth.user !== null && !auth.user.email);
}
