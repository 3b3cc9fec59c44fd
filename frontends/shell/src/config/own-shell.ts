import { createContext, useContext, useEffect, useState } from 'react';
import { LOCALES, type Locale } from '@kashikari/web-kit';
import { pageConfig, type Config, type OwnShell, type Way } from './config';

const Own = createContext<OwnShell | null | undefined>(undefined);

export const OwnShellProvider = Own.Provider;

/** The shell at this host; null at the common one, undefined until that is known. */
export function useOwnShell(): OwnShell | null | undefined {
  return useContext(Own);
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

/** Reads the shell from the settings of this installation. */
export function useOwnShellOf(config: Promise<Config>): OwnShell | null | undefined {
  const [shell, setShell] = useState<OwnShell | null | undefined>(() => {
    const known = pageConfig();
    return known && (known.shell ?? null);
  });
  useEffect(() => {
    config.then(
      (settings) => setShell(settings.shell ?? null),
      () => setShell(null),
    );
  }, [config]);
  return shell;
}
