import { LOCALES, type Locale } from '@kashikari/web-kit';
import type { OwnShell, Way } from './config';
import { useSettings } from './settings';

/** The shell at this host; null at the common one, undefined until that is known. */
export function useOwnShell(): OwnShell | null | undefined {
  const settings = useSettings();
  return settings && (settings.shell ?? null);
}

/**
 * Returns a function that is true for the sign-in methods offered here. Until the settings load, all methods are shown.
 */
export function useOffers(): (way: Way) => boolean {
  const shell = useOwnShell();
  return (way) => shell?.ways.includes(way) ?? true;
}

/** Returns true if users can create accounts with a password here. */
export function useSignsUp(): boolean {
  const shell = useOwnShell();
  return shell?.sign_up !== 'off' && shell?.sign_up !== 'provider';
}

/** The languages that are offered here. */
export function useOfferedLocales(): readonly Locale[] {
  return useOwnShell()?.locales ?? LOCALES;
}
